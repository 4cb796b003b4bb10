import { z } from 'zod';
import { industries, permissions, type Permission } from '../access/tables.js';
import { toxicPairNames } from '../access/toxic-pairs.js';
import { operation } from '../define.js';
import { uuid } from '../paging.js';
import { peopleKeeper } from './roles.js';

/** People who have not been here for so many days are dormant. */
export const DORMANT_DAYS = 90;
/** People named under a finding at most. */
export const NAMED_MOST = 50;

const known = new Set<string>(permissions);
/** The permissions that a text with commas names. */
export const permissionsIn = (text: string): Permission[] =>
  text.split(',').filter((one): one is Permission => one !== '');

const platform = { role: ['PLATFORM_ADMIN' as const] };
const Named = z.object({ id: uuid(), name: z.string() });

export const getAdministration = operation('identity.accessControls.overview', {
  http: 'GET /api/admin/overview',
  access: platform,
  acrossOrganizations: true,
  summary: 'What the administration of the platform counts: people and roles of my organization, and organizations',
  input: z.object({}),
  output: z.object({
    users: z.object({
      active: z.int().min(0),
      signedIn: z.int().min(0),
      disabled: z.int().min(0),
      dormant: z.int().min(0),
    }),
    tenants: z.object({ active: z.int().min(0), suspended: z.int().min(0), archived: z.int().min(0) }),
    access: z.object({ customRoles: z.int().min(0), toxicPairs: z.int().min(0) }),
  }),
  effect: 'read',
});

export const getAccessFindings = operation('identity.accessControls.findings', {
  http: 'GET /api/admin/access-findings',
  access: platform,
  summary: 'What of people’s access deserves a look: who has not been here for ninety days, and who holds too much',
  input: z.object({}),
  output: z.object({
    /** Active people who have not been here for ninety days. */
    dormant: z.int().min(0),
    pairs: z.array(
      z.object({
        pair: z.enum(toxicPairNames),
        people: z.int().min(1),
        /** The first of them by name. */
        named: z.array(Named),
      }),
    ),
  }),
  effect: 'read',
});

export const getRoleImpact = operation('identity.roles.impact', {
  http: 'GET /api/identity/roles/:customRoleId/impact',
  access: peopleKeeper,
  summary: 'Whom a change of a role the organization has made would concern, before it is saved',
  input: z.object({
    customRoleId: uuid(),
    /** Names with commas between them: an address has no empty list. */
    permissions: z
      .string()
      .max(1_000)
      .refine((text) => permissionsIn(text).every((one) => known.has(one)), 'Please name permissions')
      .default(''),
  }),
  output: z.object({
    people: z.int().min(0),
    /** Active holders by their team, the most first. */
    teams: z.array(z.object({ name: z.string(), people: z.int().min(1) })),
    /** Pairs of permissions that would meet in some of them. */
    pairs: z.array(z.object({ pair: z.enum(toxicPairNames), people: z.int().min(1) })),
  }),
  effect: 'read',
  errors: ['resource.missing'],
});

/** What decides whether somebody may do something, in the order it is asked. */
export const accessRules = ['organization', 'module', 'industry', 'role', 'reach', 'self'] as const;
/** Whose record it is to the person: their own, one of the people they lead, or somebody else’s. */
export const recordOwners = ['own', 'team', 'other'] as const;

export const explainAccess = operation('identity.accessControls.explain', {
  http: 'GET /api/admin/access-explanation',
  access: platform,
  summary:
    'Whether a person may do something, with every rule that was asked and the one that decided; nothing is done',
  input: z.object({
    userId: uuid(),
    permission: z.enum(permissions),
    industry: z.enum(industries),
    owner: z.enum(recordOwners).default('other'),
  }),
  output: z.object({
    allowed: z.boolean(),
    rules: z.array(
      z.object({
        rule: z.enum(accessRules),
        outcome: z.enum(['passed', 'failed', 'skipped']),
        /** What it was decided by, in words. */
        detail: z.string(),
      }),
    ),
  }),
  effect: 'read',
  errors: ['resource.missing'],
});

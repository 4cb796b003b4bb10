import { z } from 'zod';
import { hideableModules } from '../access/grants.js';
import { deployments, industries, modules, roles } from '../access/tables.js';
import { distinct, email, slug } from '../canonical.js';
import { operation } from '../define.js';
import { listInput } from '../list-input.js';
import { mayOf } from '../record-may.js';
import { instant, listOf, noContent, uuid } from '../paging.js';
import { messages } from './auth.js';
import { invitationOutcomes } from './invitations.js';
import { LinkToken } from './links.js';
import { memberStates } from './members.js';
import { accountSwitched, invitationChanged, rightsChanged } from './events.js';
import { sessionRevoked } from './sign-in-events.js';
import { tenantChanged } from './tenant-events.js';
import { label, lineText } from '../text.js';

const zones = new Set([...Intl.supportedValuesOf('timeZone'), 'UTC']);

/** Who administers the platform. */
const platformAdministrator = { role: ['PLATFORM_ADMIN' as const] };

export const tenantStates = ['active', 'suspended', 'archived'] as const;
export const tenantStateLabels = { active: 'Active', suspended: 'Suspended', archived: 'Archived' } as const;
/** What else may be done with an organization: looking into it for a while. */
const tenantActions = ['look'] as const;
/** Days an organization has to have been suspended before it can be archived. */
export const ARCHIVE_AFTER_DAYS = 30;

const Tenant = z.object({
  id: uuid(),
  name: z.string(),
  slug: z.string(),
  industries: z.array(z.enum(industries)),
  deploymentContext: z.enum(deployments),
  modules: z.array(z.enum(modules)),
  status: z.enum(tenantStates),
  /** Null while it is not suspended. */
  suspendedAt: instant.nullable(),
  /** Active people. */
  people: z.int().min(0),
  createdAt: instant,
  /** When anybody there last used the product; null where no session is kept. */
  lastActiveAt: instant.nullable(),
});
export type Tenant = z.infer<typeof Tenant>;

const AdministratorOfTenant = z.object({
  id: uuid(),
  name: z.string(),
  email: email(),
  status: z.enum(memberStates),
  lastUsedAt: instant.nullable(),
});
export type AdministratorOfTenant = z.infer<typeof AdministratorOfTenant>;

const of = { acrossOrganizations: true, access: platformAdministrator } as const;
const one = z.object({ organizationId: uuid() });
const changed = { effect: 'write', events: () => [tenantChanged, rightsChanged], ...noContent } as const;

export const listTenants = operation('identity.tenants.list', {
  ...of,
  http: 'GET /api/admin/organizations',
  summary: 'The organizations of the installation with what is counted of each, by name',
  input: z.object({
    ...listInput(['name', 'people', 'lastActiveAt', 'createdAt']),
    status: z.enum(tenantStates).optional(),
    industry: z.enum(industries).optional(),
  }),
  output: listOf(Tenant),
  effect: 'read',
});

export const getTenant = operation('identity.tenants.get', {
  ...of,
  http: 'GET /api/admin/organizations/:organizationId',
  summary: 'An organization as the platform sees it: switches, limits, who administers it, and counts',
  input: one,
  output: Tenant.omit({ modules: true }).extend({
    currency: z.string(),
    timezone: z.string(),
    switches: z.array(z.object({ module: z.enum(modules), on: z.boolean() })),
    /** Active people by the roles they hold. */
    roles: z.array(z.object({ role: z.enum(roles), people: z.int().min(1) })),
    disabled: z.int().min(0),
    administrators: z.array(AdministratorOfTenant),
    /** Who is asked to administer it and has not come yet. */
    invited: z.array(z.object({ id: uuid(), email: email(), expiresAt: instant })),
    /** Active people it may have; null where nobody has set a limit. */
    peopleMost: z.int().min(1).nullable(),
    customRoles: z.int().min(0),
    teams: z.int().min(0),
    /** Tokens that applications act by. */
    applicationTokens: z.int().min(0),
    signedIn: z.int().min(0),
    /** The caller works in it. */
    own: z.boolean(),
    /** From when on it can be archived; null while it is not suspended. */
    archivableAt: instant.nullable(),
    may: mayOf(z.enum(tenantStates), tenantActions),
  }),
  effect: 'read',
  errors: ['resource.missing'],
});

const Invited = z.object({
  outcome: z.enum(invitationOutcomes),
  /** What stands behind `/login?invite=`, this once; null where it was mailed. */
  token: LinkToken.nullable(),
});

export const createTenant = operation('identity.tenants.create', {
  ...of,
  http: 'POST /api/admin/organizations',
  summary: 'Make an organization and invite its first administrator',
  input: z.object({
    name: label().min(2, 'Please give the organization a name').max(120),
    /** Short name in addresses. */
    slug: slug(60).regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'Please use lower case letters, digits and single hyphens'),
    industries: distinct(z.enum(industries)).min(1, 'Please choose an industry').max(industries.length),
    /** ISO 4217. */
    currency: lineText()
      .toUpperCase()
      .max(3)
      .regex(/^[A-Z]{3}$/, 'Please use a code of three letters such as USD'),
    timezone: z
      .string()
      .max(60)
      .refine((zone) => zones.has(zone), 'Please choose a timezone'),
    email: email(messages.email),
  }),
  output: Invited.extend({ organizationId: uuid() }),
  effect: 'write',
  events: () => [tenantChanged, invitationChanged],
  success: 201,
  errors: ['tenant.slug'],
});

export const inviteTenantAdministrator = operation('identity.tenants.invite', {
  ...of,
  http: 'POST /api/admin/organizations/:organizationId/administrators',
  summary: 'Invite somebody to administer an organization; who is invited already gets a new link instead',
  input: one.extend({ email: email(messages.email) }),
  output: Invited,
  effect: 'write',
  events: () => [tenantChanged, invitationChanged],
  success: 201,
  errors: ['resource.missing', 'tenant.state', 'tenant.full'],
});

export const suspendTenant = operation('identity.tenants.suspend', {
  ...of,
  http: 'POST /api/admin/organizations/:organizationId/suspend',
  summary: 'Close an organization: everybody is signed out within five seconds, and everything is kept',
  input: one.extend({ reason: label().min(3, 'Please say why').max(300) }),
  ...changed,
  errors: ['resource.missing', 'tenant.own', 'tenant.state'],
});

export const resumeTenant = operation('identity.tenants.resume', {
  ...of,
  http: 'POST /api/admin/organizations/:organizationId/resume',
  summary: 'Open a suspended organization again: everybody may sign in as before',
  input: one,
  ...changed,
  errors: ['resource.missing', 'tenant.state'],
});

export const switchTenantModule = operation('identity.tenants.switchModule', {
  ...of,
  http: 'PUT /api/admin/organizations/:organizationId/modules/:module',
  summary:
    'Switch a module of an organization on or off; off hides and never deletes, for everybody within five seconds',
  input: one.extend({ module: z.enum(hideableModules), on: z.boolean() }),
  ...changed,
  errors: ['resource.missing'],
});

export const changeTenantIndustries = operation('identity.tenants.changeIndustries', {
  ...of,
  http: 'PUT /api/admin/organizations/:organizationId/industries',
  summary: 'Say in which industries an organization works; one in which people hold roles stays',
  input: one.extend({
    industries: distinct(z.enum(industries)).min(1, 'Please choose an industry').max(industries.length),
  }),
  ...changed,
  errors: ['resource.missing', 'tenant.industry'],
});

export const limitTenant = operation('identity.tenants.limit', {
  ...of,
  http: 'PUT /api/admin/organizations/:organizationId/limits',
  summary: 'Say how many active people an organization may have; those who are there already stay',
  input: one.extend({ peopleMost: z.int().min(1).max(1_000_000).nullable() }),
  ...changed,
  errors: ['resource.missing'],
});

export const switchTenantUser = operation('identity.tenants.switchUser', {
  ...of,
  http: 'PUT /api/admin/organizations/:organizationId/administrators/:userId',
  summary: 'Close the account of somebody who administers an organization, or open it again',
  input: one.extend({ userId: uuid(), status: z.enum(memberStates) }),
  effect: 'write',
  events: () => [accountSwitched, rightsChanged, sessionRevoked],
  ...noContent,
  errors: ['resource.missing', 'role.lastAdministrator'],
});

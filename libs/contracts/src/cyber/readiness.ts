import { z } from 'zod';
import { ruleOf } from '../access/gates.js';
import { may } from '../access/rule.js';
import { operation } from '../define.js';
import { days } from '../dates.js';
import { instant, noContent, uuid, version } from '../paging.js';
import {
  coverages,
  holdingStatuses,
  workRoleCategoryKeys,
  workRoleKeys,
  workRoleLevels,
} from './readiness-work-roles.js';
import { readinessChanged, workRoleClaimed, workRoleDecided } from './readiness-events.js';

const platform = ruleOf('cyber.platform');
const everybody = ruleOf('cyber.readiness');
const lead = { ...platform, audience: ['manager' as const, 'admin' as const] };
const analyst = { ...platform, audience: ['cyberAnalyst' as const] };

const Role = z.enum(workRoleKeys);
const Coverage = z.enum(coverages);
const level = z.int().min(1).max(workRoleLevels.length);
/** People wanted for a work role at most. */
export const MOST_WANTED = 99;

export const RoleReadiness = z.object({
  workRole: Role,
  name: z.string(),
  category: z.enum(workRoleCategoryKeys),
  /** People the organization wants to fill it. */
  target: z.int().min(1),
  /** People who fill it: confirmed, and competent at least. */
  holders: z.int(),
  /** Claims that wait for a lead. */
  claims: z.int(),
  coverage: Coverage,
});
export type RoleReadiness = z.infer<typeof RoleReadiness>;

export const getReadiness = operation('cyber.readiness.get', {
  http: 'GET /api/cyber/readiness',
  access: everybody,
  summary: 'The work roles the organization needs: covered, resting on a single person or uncovered, by category',
  input: z.object({}),
  output: z.object({
    /** Every category, in the order of the framework; zeros where nothing is needed. */
    categories: z.array(
      z.object({
        category: z.enum(workRoleCategoryKeys),
        name: z.string(),
        covered: z.int(),
        single: z.int(),
        uncovered: z.int(),
      }),
    ),
    /** Needed work roles; the uncovered first, then those resting on a single person. */
    roles: z.array(RoleReadiness),
    /** Work roles I hold or claim. */
    mine: z.array(
      z.object({
        id: uuid(),
        workRole: Role,
        name: z.string(),
        level,
        status: z.enum(holdingStatuses),
      }),
    ),
  }),
  effect: 'read',
});

export const Holding = z.object({
  id: uuid(),
  userId: uuid(),
  name: z.string(),
  level,
  status: z.enum(holdingStatuses),
  /** Who confirmed or assigned it. */
  confirmedByName: z.string().nullable(),
  confirmedAt: instant.nullable(),
  version,
});
export type Holding = z.infer<typeof Holding>;

export const getWorkRole = operation('cyber.readiness.role', {
  http: 'GET /api/cyber/readiness/roles/:workRole',
  access: everybody,
  summary: 'One work role: how many people it needs, and who holds or claims it at which level',
  input: z.object({ workRole: Role }),
  output: z.object({
    workRole: Role,
    name: z.string(),
    target: z.int(),
    /** Null where nobody is needed. */
    coverage: Coverage.nullable(),
    holdings: z.array(Holding),
  }),
  effect: 'read',
});

export const setTarget = operation('cyber.readiness.setTarget', {
  http: 'PUT /api/cyber/readiness/roles/:workRole/target',
  access: lead,
  summary: 'Say how many people a work role needs; none takes it off the list',
  input: z.object({ workRole: Role, target: z.int().min(0).max(MOST_WANTED) }),
  ...noContent,
  effect: 'write',
  events: () => [readinessChanged],
});

export const assignWorkRole = operation('cyber.readiness.assign', {
  http: 'PUT /api/cyber/readiness/roles/:workRole/people',
  access: lead,
  summary: 'Assign a work role to an analyst at a level; it counts as confirmed',
  input: z.object({ workRole: Role, userId: uuid('Please choose an analyst'), level }),
  ...noContent,
  effect: 'write',
  events: () => [readinessChanged],
  errors: ['readiness.analyst', 'readiness.ownDecision'],
});

export const claimWorkRole = operation('cyber.readiness.claim', {
  http: 'POST /api/cyber/readiness/roles/:workRole/claim',
  access: analyst,
  summary: 'Claim a work role at a level; it counts once a lead has confirmed it',
  input: z.object({ workRole: Role, level }),
  ...noContent,
  effect: 'write',
  events: () => [workRoleClaimed],
  errors: ['readiness.held'],
});

export const decideClaim = operation('cyber.readiness.decide', {
  http: 'POST /api/cyber/readiness/holdings/:holdingId/decision',
  access: lead,
  summary: 'Confirm a claimed work role, or turn the claim down',
  input: z.object({ holdingId: uuid(), version, decision: z.enum(['confirmed', 'declined']) }),
  ...noContent,
  effect: 'write',
  events: () => [workRoleDecided],
  errors: ['resource.missing', 'resource.stale', 'readiness.decided', 'readiness.ownDecision'],
});

export const releaseWorkRole = operation('cyber.readiness.release', {
  http: 'DELETE /api/cyber/readiness/holdings/:holdingId',
  access: { ...platform, audience: ['manager', 'admin', 'cyberAnalyst'] },
  summary: 'Take a work role from somebody; analysts give up their own',
  input: z.object({ holdingId: uuid() }),
  ...noContent,
  effect: 'write',
  events: () => [readinessChanged],
  errors: ['resource.missing'],
});

export const getClearancesDue = operation('cyber.readiness.clearances', {
  http: 'GET /api/cyber/readiness/clearances',
  access: may('VERIFY_CLEARANCE', 'CYBER'),
  summary: 'How many clearances are overdue or come due, by their most urgent date, and how many reports wait',
  input: z.object({}),
  output: z.object({
    overdue: z.int(),
    /** Today or within 90 days. */
    soon: z.int(),
    /** Within 91 to 180 days. */
    later: z.int(),
    /** Reports that wait for verification. */
    waiting: z.int(),
  }),
  effect: 'read',
});

export const planDevelopment = operation('cyber.readiness.plan', {
  http: 'POST /api/cyber/readiness/roles/:workRole/development',
  access: { ...everybody, module: ['productivity'] },
  summary: 'Put the development of a work role on my own list of tasks',
  input: z.object({ workRole: Role, due: days.planned.nullable().default(null) }),
  output: z.object({ taskId: uuid(), title: z.string() }),
  effect: 'write',
  success: 201,
});

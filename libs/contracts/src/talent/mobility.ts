import { z } from 'zod';
import { ruleOf } from '../access/gates.js';
import { forAudience } from '../access/rule.js';
import { event, operation } from '../define.js';
import { listInput } from '../list-input.js';
import { mayGoTo } from '../record-may.js';
import { instant, listOf, noContent, uuid } from '../paging.js';
import { applicationStarted } from './application-events.js';
import { label, prose } from '../text.js';

export const NO_OPPORTUNITIES = 'No internal opportunities available at this time';

export const NO_EXPRESSIONS = 'No expressions of interest yet';

const access = ruleOf('mobility');
const professional = { ...access, audience: ['professional' as const] };
const decider = forAudience('manager', 'admin');

export const expressionStatuses = ['pending', 'approved', 'declined', 'withdrawn'] as const;
/** Expressions of interest one person may have open at a time. */
export const PENDING_LIMIT = 3;
/** Days after an application ended in which its person does not apply to the same position again. */
export const REAPPLY_DAYS = 90;

const opportunity = { title: z.string(), department: z.string(), location: z.string(), description: z.string() };
const Status = z.enum(expressionStatuses);
const expression = { positionTitle: z.string(), department: z.string(), status: Status };

export const listOpportunities = operation('talent.mobility.opportunities', {
  http: 'GET /api/internal-mobility/opportunities',
  access,
  summary: 'Internal positions I am eligible for, newest first',
  input: z.object({}),
  output: z.array(z.object(opportunity)),
  effect: 'read',
});

export const listMyExpressions = operation('talent.mobility.myExpressions', {
  http: 'GET /api/internal-mobility/my-expressions',
  access: professional,
  summary: 'My expressions of interest, newest first',
  input: z.object({}),
  output: z.array(z.object(expression)),
  effect: 'read',
});

const ReadinessPart = z.object({
  skill: z.string(),
  level: z.int(),
  required: z.int(),
  share: z.number().min(0).max(1),
  /** Another person has confirmed the level. */
  verified: z.boolean(),
});

export const searchOpportunities = operation('talent.mobility.search', {
  http: 'GET /api/internal-mobility/positions',
  access,
  summary: 'Internal positions with how ready I am for each, part by part',
  input: z.object({
    ...listInput(['title', 'department', 'location', 'readiness', 'openedAt']),
    department: label().max(80).optional(),
  }),
  output: listOf(
    z.object({
      id: uuid(),
      ...opportunity,
      openedAt: instant,
      /** 0 to 100, whole: required skills weighted, each counted up to its required level. Null where the position asks for none. */
      readiness: z.number().nullable(),
      parts: z.array(ReadinessPart),
      /** What became of my interest in it, if I expressed any that still counts. */
      myStatus: z.enum(['pending', 'approved']).nullable(),
      /** My last application for it ended, and from now on until then I cannot apply again. */
      againFrom: instant.nullable(),
    }),
  ).extend({ departments: z.array(z.string()), pendingCount: z.int() }),
  effect: 'read',
});

export const expressInterest = operation('talent.mobility.express', {
  http: 'POST /api/internal-mobility/positions/:positionId/express',
  access: professional,
  summary: 'Tell the hiring manager I am interested; my own manager hears of it only when it is approved',
  input: z.object({ positionId: uuid(), note: prose().max(500).optional() }),
  output: z.object({ id: uuid(), status: z.literal('pending') }),
  effect: 'write',
  events: () => [interestExpressed],
  success: 201,
  errors: [
    'resource.missing',
    'mobility.closed',
    'mobility.applied',
    'mobility.again',
    'mobility.duplicate',
    'mobility.limit',
  ],
});

const Expression = z.object({
  id: uuid(),
  ...expression,
  note: z.string().nullable(),
  reason: z.string().nullable(),
  createdAt: instant,
  decidedAt: instant.nullable(),
  may: mayGoTo(Status),
});

export const listExpressions = operation('talent.mobility.expressions', {
  http: 'GET /api/internal-mobility/expressions',
  access: professional,
  summary: 'My expressions of interest with note, decision and reason',
  input: z.object({ status: z.enum(expressionStatuses).optional() }),
  output: z.object({ items: z.array(Expression) }),
  effect: 'read',
});

export const withdrawExpression = operation('talent.mobility.withdraw', {
  http: 'POST /api/internal-mobility/expressions/:expressionId/withdraw',
  access: professional,
  summary: 'Withdraw my pending expression of interest',
  input: z.object({ expressionId: uuid() }),
  ...noContent,
  effect: 'write',
  events: () => [interestWithdrawn],
  errors: ['resource.missing', 'mobility.decided'],
});

export const listIncoming = operation('talent.mobility.incoming', {
  http: 'GET /api/internal-mobility/incoming',
  access: decider,
  summary: 'Expressions of interest in positions I hire for, waiting ones first',
  input: z.object({ status: z.enum(expressionStatuses).optional() }),
  output: z.object({
    items: z.array(
      Expression.extend({
        userId: uuid(),
        personName: z.string(),
        personTitle: z.string(),
        readiness: z.number().nullable(),
      }),
    ),
  }),
  effect: 'read',
});

export const decideExpression = operation('talent.mobility.decide', {
  http: 'POST /api/internal-mobility/expressions/:expressionId/decision',
  access: decider,
  summary: 'Approve an expression of interest, which starts an internal application, or decline it with a reason',
  input: z
    .object({
      expressionId: uuid(),
      decision: z.enum(['approved', 'declined']),
      reason: prose().max(500).optional(),
    })
    .refine((input) => input.decision === 'approved' || Boolean(input.reason), {
      path: ['reason'],
      message: 'Please give a reason: the person will read it',
    }),
  output: z.object({ status: z.enum(['approved', 'declined']) }),
  effect: 'write',
  events: () => [applicationStarted, interestDecided],
  errors: ['resource.missing', 'mobility.ownDecision', 'mobility.decided', 'mobility.closed'],
});

const reads = [
  'talent.mobility.opportunities',
  'talent.mobility.myExpressions',
  'talent.mobility.search',
  'talent.mobility.expressions',
  'talent.mobility.incoming',
  'talent.myApplications.list',
  'talent.marketplace.dashboard',
];
const fact = z.object({
  expressionId: uuid(),
  userId: uuid(),
  positionId: uuid(),
  positionTitle: z.string(),
  hiringManagerId: uuid(),
});
const live = { live: { to: 'organization' as const, access: 'signed-in' as const, refetches: reads } };
export const interestExpressed = event('talent.interest.expressed', fact, live);
export const interestDecided = event(
  'talent.interest.decided',
  fact.extend({ decision: z.enum(['approved', 'declined']) }),
  live,
);
export const interestWithdrawn = event('talent.interest.withdrawn', fact, live);

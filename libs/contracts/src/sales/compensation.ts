import { z } from 'zod';
import { ruleOf } from '../access/gates.js';
import { forAudience } from '../access/rule.js';
import { days } from '../dates.js';
import { event, operation } from '../define.js';
import { listInput } from '../list-input.js';
import { day, listOf, money, month, noContent, uuid, version } from '../paging.js';
import { label, prose } from '../text.js';
import { CompTerms } from './commission.js';
import { CompPlan, SimulatedSeller, Statement, StatementDetail, statementStateKeys } from './compensation-shapes.js';

const gate = ruleOf('sales.excellence');
const manage = { ...gate, permission: ['MANAGE_EXCELLENCE'] as const };
const sell = { ...gate, audience: ['salesRep'] as const };
/** Who is paid by a plan, or decides about one. */
const read = { ...gate, any: [forAudience('salesRep'), { permission: ['MANAGE_EXCELLENCE'] as const }] };

const role = label().min(1, 'Please choose whom the plan is for').max(60);
const compPlanId = uuid();
const statementId = uuid();

export const getCompensation = operation('sales.compensation.get', {
  http: 'GET /api/sales/excellence/compensation',
  access: read,
  summary:
    'Compensation plans by the segment sold to: in force, to come and drafted; a seller reads the one they are paid by',
  input: z.object({}),
  output: z.object({
    /** The first day of the next quota period: what is published now pays from then on. */
    nextFrom: day,
    /** The last month that is over. */
    lastMonth: month,
    roles: z.array(
      z.object({
        role: z.string(),
        sellers: z.int().min(0),
        inForce: CompPlan.nullable(),
        toCome: CompPlan.nullable(),
        draft: CompPlan.nullable(),
      }),
    ),
  }),
  effect: 'read',
});

export const saveCompPlan = operation('sales.compensation.savePlan', {
  http: 'PUT /api/sales/excellence/compensation/plans/:role',
  access: manage,
  summary: 'Draft the next compensation plan of a segment; the one in force stays as it is',
  input: z.object({ role, ...CompTerms.shape, version: version.optional() }),
  output: z.object({ compPlanId }),
  effect: 'write',
  events: () => [compensationChanged],
  errors: ['resource.missing', 'resource.stale', 'comp.tiers'],
});

export const publishCompPlan = operation('sales.compensation.publishPlan', {
  http: 'POST /api/sales/excellence/compensation/plans/:compPlanId/publish',
  access: manage,
  summary: 'Have a drafted plan pay from the next quota period on; what was paid before stays',
  input: z.object({ compPlanId, version: version.optional() }),
  output: z.object({ effectiveFrom: day }),
  effect: 'write',
  events: () => [compensationChanged],
  errors: ['resource.missing', 'resource.stale', 'comp.plan', 'comp.currency'],
});

export const simulateCompPlan = operation('sales.compensation.simulate', {
  http: 'GET /api/sales/excellence/compensation/plans/:compPlanId/simulation',
  access: manage,
  summary:
    'What a plan would have paid each seller for the deals of the last four full quarters, beside the plan in force',
  input: z.object({ compPlanId }),
  output: z.object({ from: day, to: day, items: z.array(SimulatedSeller) }),
  effect: 'read',
  errors: ['resource.missing'],
});

export const listStatements = operation('sales.compensation.statements', {
  http: 'GET /api/sales/excellence/compensation/statements',
  access: read,
  summary: 'Commission statements I may see: my own once published, or all for who manages excellence',
  input: z.object({
    ...listInput(['userName', 'month', 'total', 'status', 'attainment']),
    month: month.optional(),
    status: z.enum(statementStateKeys).optional(),
  }),
  output: listOf(Statement),
  effect: 'read',
});

export const getStatement = operation('sales.compensation.statement', {
  http: 'GET /api/sales/excellence/compensation/statements/:statementId',
  access: read,
  summary: 'One commission statement line by line, with the rule that made each amount',
  input: z.object({ statementId }),
  output: StatementDetail,
  effect: 'read',
  errors: ['resource.missing'],
});

export const estimateCommission = operation('sales.compensation.estimate', {
  http: 'GET /api/sales/excellence/compensation/estimate',
  access: sell,
  summary: 'What open deals I am credited with would pay, each on its own, if it were won in this quota period',
  input: z.object({}),
  output: z.object({
    role: z.string().nullable(),
    quota: money,
    credit: money,
    items: z.array(
      z.object({
        dealId: uuid(),
        dealName: z.string(),
        accountName: z.string(),
        /** In percent, where the deal is credited to several people; null of others. */
        share: z.int().nullable(),
        /** Whether the deal is the caller's own. */
        mine: z.boolean(),
        credit: money,
        amount: money,
      }),
    ),
  }),
  effect: 'read',
});

export const draftStatements = operation('sales.compensation.draft', {
  http: 'POST /api/sales/excellence/compensation/statements/draft',
  access: manage,
  summary: 'Draft the statements of a month that is over, and calculate its drafts anew',
  input: z.object({ month }),
  output: z.object({ drafted: z.int().min(0) }),
  effect: 'write',
  events: () => [compensationChanged],
  errors: ['comp.month'],
});

export const publishStatements = operation('sales.compensation.publish', {
  http: 'POST /api/sales/excellence/compensation/statements/publish',
  access: manage,
  summary: 'Publish the drafted statements of a month; those without a quota, or in another currency, stay drafts',
  input: z.object({ month }),
  output: z.object({ published: z.int().min(0), kept: z.int().min(0) }),
  effect: 'write',
  events: () => [statementTold, compensationChanged],
});

export const disputeStatement = operation('sales.compensation.dispute', {
  http: 'POST /api/sales/excellence/compensation/statements/:statementId/dispute',
  access: sell,
  summary: 'Say what is wrong with my statement, within 14 days; it is answered in five business days',
  input: z.object({
    statementId,
    text: prose().min(5, 'Please say what is wrong').max(1000),
    version: version.optional(),
  }),
  ...noContent,
  effect: 'write',
  events: () => [statementTold, compensationChanged],
  errors: ['resource.missing', 'resource.stale', 'comp.state', 'comp.deadline'],
});

export const resolveStatement = operation('sales.compensation.resolve', {
  http: 'POST /api/sales/excellence/compensation/statements/:statementId/resolve',
  access: manage,
  summary: 'Answer the dispute of a colleague; what has to be corrected becomes a line of its own',
  input: z.object({
    statementId,
    answer: prose().min(5, 'Please write an answer').max(1000),
    /** Added to the statement, in minor units; below 0 it is taken off. */
    correction: z.int().min(-1e13).max(1e13).default(0),
    version: version.optional(),
  }),
  ...noContent,
  effect: 'write',
  events: () => [statementTold, compensationChanged],
  errors: ['resource.missing', 'resource.stale', 'comp.state', 'comp.own'],
});

export const recordChurn = operation('sales.compensation.recordChurn', {
  http: 'PUT /api/sales/excellence/compensation/accounts/:accountId/churn',
  access: manage,
  summary:
    'Note the day a customer left, or that they did not; commission paid shortly before is taken back by the next statement',
  input: z.object({ accountId: uuid('Please choose a customer'), leftOn: days.noticed.nullable() }),
  ...noContent,
  effect: 'write',
  events: () => [compensationChanged],
  errors: ['resource.missing'],
});

/** Plans, statements or what they rest on are others now. It says nothing of anybody. */
export const compensationChanged = event('sales.compensation.changed', z.object({}), {
  live: {
    to: 'organization',
    access: read,
    refetches: [
      'sales.compensation.get',
      'sales.compensation.simulate',
      'sales.compensation.statements',
      'sales.compensation.statement',
      'sales.compensation.estimate',
      'sales.excellence.metrics',
      'sales.excellence.rows',
    ],
  },
});

/** A statement was published, disputed or resolved. */
export const statementTold = event(
  'sales.compensation.told',
  z.object({ statementId, userId: uuid(), month, status: z.enum(statementStateKeys), total: z.int() }),
);

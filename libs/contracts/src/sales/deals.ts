import { z } from 'zod';
import { ruleOf } from '../access/gates.js';
import { may } from '../access/rule.js';
import { boardOf } from '../board.js';
import { event, operation } from '../define.js';
import { csvExport } from '../csv-export.js';
import { days } from '../dates.js';
import { listInput } from '../list-input.js';
import { day, instant, listOf, money, moneySum, month, version, uuid } from '../paging.js';
import { mayOf } from '../record-may.js';
import { stageKeys } from './deal-stages.js';
import { label, lineText, prose } from '../text.js';

const access = ruleOf('sales.opportunities');
const Stage = z.enum(stageKeys);
/** What else may be done with a deal. */
const dealActions = ['update', 'log'] as const;

export const Deal = z.object({
  id: uuid(),
  name: z.string(),
  accountId: uuid(),
  accountName: z.string(),
  ownerId: uuid(),
  ownerName: z.string(),
  stage: Stage,
  amount: money,
  /** What the caller is credited with; null for who reads the deals of everybody. */
  credit: money.nullable(),
  closeDate: day,
  source: z.string(),
  competitor: z.string().nullable(),
  lossReason: z.string().nullable(),
  lastActivityAt: instant,
  stalled: z.boolean(),
  may: mayOf(Stage, dealActions),
  version,
});
export type Deal = z.infer<typeof Deal>;

/** When a deal closes or was closed: from this month on, in the caller's quota period, or in the last 365 days. */
export const closingSpans = { month: 'From this month on', quota: 'My quota period', year: 'Last 365 days' } as const;
export type ClosingSpan = keyof typeof closingSpans;

const filters = {
  stage: Stage.optional(),
  /** `true`: neither won nor lost; `false`: the others. */
  open: z.stringbool().optional(),
  stalled: z.stringbool().optional(),
  /** Open past its close date. */
  overdue: z.stringbool().optional(),
  ownerId: uuid().optional(),
  /** Of accounts the territory holds now. */
  territoryId: uuid().optional(),
  closing: z.enum(Object.keys(closingSpans) as [ClosingSpan, ...ClosingSpan[]]).optional(),
  /** The month of its close date. */
  month: month.optional(),
};

export const listDeals = operation('sales.deals.list', {
  http: 'GET /api/sales/deals',
  access,
  summary: 'Deals I may see: my own, or all of the organization for a department head',
  input: z.object({
    ...listInput(['name', 'amount', 'closeDate', 'lastActivityAt', 'stage', 'accountName']),
    ...filters,
  }),
  output: listOf(Deal),
  effect: 'read',
});

export const getBoard = operation('sales.deals.board', {
  http: 'GET /api/sales/deals/board',
  access,
  summary:
    'The deal board: per stage the count, the total, the weighted total and its first hundred deals; closed stages of the last 30 days',
  input: z.object({ search: label().max(100).optional(), ...filters }),
  output: boardOf(Stage, Deal, { sum: moneySum, weighted: moneySum }),
  effect: 'read',
});

export const getDeal = operation('sales.deals.get', {
  http: 'GET /api/sales/deals/:dealId',
  access,
  summary: 'One deal with its history, newest first',
  input: z.object({ dealId: uuid() }),
  output: Deal.extend({
    history: z.array(
      z.object({
        kind: z.enum(['stage', 'activity', 'created', 'changed']),
        from: Stage.nullable(),
        to: Stage.nullable(),
        note: z.string().nullable(),
        byName: z.string(),
        at: instant,
      }),
    ),
    /** Who else is credited with it; the owner has the rest. */
    shares: z.array(z.object({ userId: uuid(), userName: z.string(), percent: z.int().min(1).max(99) })),
  }),
  effect: 'read',
  errors: ['resource.missing'],
});

export const listAccounts = operation('sales.accounts.list', {
  http: 'GET /api/sales/accounts',
  access,
  summary: 'Accounts by name, for pickers: of my territories, or of the organization',
  input: z.object({ search: label().max(100).optional() }),
  output: z.object({ items: z.array(z.object({ id: uuid(), name: z.string(), territoryName: z.string() })) }),
  effect: 'read',
});

const fields = {
  name: lineText().min(2, 'Please give the deal a name').max(120),
  amount: money,
  closeDate: days.planned,
  source: lineText().max(60),
  competitor: lineText().max(80).nullable(),
};

export const createDeal = operation('sales.deals.create', {
  http: 'POST /api/sales/deals',
  access,
  summary: 'Log a deal; it starts as a prospect and belongs to me',
  input: z.object({ accountId: uuid('Please choose an account'), ...fields }),
  output: Deal,
  effect: 'write',
  events: () => [dealCreated],
  success: 201,
  errors: ['resource.missing'],
});

export const updateDeal = operation('sales.deals.update', {
  http: 'PATCH /api/sales/deals/:dealId',
  access,
  summary: 'Change the facts of an open deal',
  input: z.object({ dealId: uuid(), version, ...fields }),
  output: Deal,
  effect: 'write',
  events: () => [dealChanged],
  errors: ['resource.missing', 'resource.stale', 'deal.transition'],
});

export const moveDeal = operation('sales.deals.move', {
  http: 'POST /api/sales/deals/:dealId/move',
  access,
  summary:
    'Move a deal to another stage; winning needs an amount and a close date of today or earlier, losing a reason, going back a note; who sees all deals may reopen a closed one',
  input: z.object({
    dealId: uuid(),
    stage: Stage,
    version,
    note: prose().max(500).optional(),
    closeDate: days.planned.optional(),
    lossReason: prose().max(300).optional(),
  }),
  output: Deal,
  effect: 'write',
  events: () => [dealClosed, dealMoved],
  errors: [
    'resource.missing',
    'resource.stale',
    'deal.transition',
    'deal.amount',
    'deal.closeDate',
    'deal.lossReason',
    'deal.note',
  ],
});

export const logActivity = operation('sales.deals.logActivity', {
  http: 'POST /api/sales/deals/:dealId/activities',
  access,
  summary: 'Note a call, meeting or message; the deal is no longer stalled',
  input: z.object({ dealId: uuid(), note: prose().min(1, 'Please write what happened').max(500) }),
  output: Deal,
  effect: 'write',
  events: () => [dealChanged],
  errors: ['resource.missing'],
});

export const exportDeals = operation(
  'sales.deals.export',
  csvExport(listDeals, {
    access: { ...may('EXPORT_DATA'), industry: ['SALES'] },
    summary: 'Deals I may see as a CSV file, at most 4,000 rows; filters narrow it down',
    rows: { search: label().max(100).optional(), ...filters },
  }),
);

const live = (refetches: readonly string[]) => ({ live: { to: 'organization' as const, access, refetches } });
const dealReads = [
  'sales.deals.list',
  'sales.deals.board',
  'sales.deals.get',
  'sales.rep.performance',
  'sales.rep.trend',
  'sales.compensation.estimate',
];
const dealFact = z.object({ dealId: uuid(), ownerId: uuid(), stage: Stage });

export const dealCreated = event('sales.deal.created', dealFact, live(dealReads));
export const dealChanged = event('sales.deal.changed', dealFact, live(dealReads));
export const dealMoved = event('sales.deal.moved', dealFact.extend({ from: Stage }), live(dealReads));
/** A deal was won or lost; quota, revenue and commission depend on it. */
export const dealClosed = event(
  'sales.deal.closed',
  dealFact.extend({ amount: money, name: z.string() }),
  live(dealReads),
);

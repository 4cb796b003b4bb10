import { z } from 'zod';
import { ruleOf } from '../access/gates.js';
import type { Rule } from '../access/rule.js';
import { event, operation } from '../define.js';
import { days } from '../dates.js';
import { listInput } from '../list-input.js';
import { day, instant, listOf, money, moneySum, noContent, uuid } from '../paging.js';
import { territoryStatuses } from './performance.js';
import { dealChanged } from './deals.js';
import { mayDo } from '../record-may.js';
import { prose } from '../text.js';

export const NO_TERRITORIES = 'No territories assigned';

const access = ruleOf('sales.territory');

/** A territory's potential against the mean is balanced inside these bounds. */
export const BALANCE_BOUNDS = { low: 0.85, high: 1.15 } as const;

const Territory = z.object({
  id: uuid(),
  name: z.string(),
  region: z.string(),
  segment: z.string(),
  ownerId: uuid(),
  ownerName: z.string(),
  accountCount: z.int(),
  /** Won with the accounts it holds today, in the last 365 days. */
  revenue: moneySum,
  potential: moneySum,
  /** Potential ÷ mean potential of active territories; null where the territory is not active itself. */
  balance: z.number().nullable(),
  /** Where the balance lies against `BALANCE_BOUNDS`; null where there is none. */
  flag: z.enum(['light', 'balanced', 'heavy']).nullable(),
  status: z.enum(territoryStatuses),
});

export const listTerritories = operation('sales.territories.list', {
  http: 'GET /api/sales/territories',
  access,
  summary: 'Territories I may see, with accounts, revenue, potential and balance',
  input: z.object(listInput(['name', 'accountCount', 'revenue', 'potential', 'balance'])),
  output: listOf(Territory),
  effect: 'read',
});

export const getTerritory = operation('sales.territories.get', {
  http: 'GET /api/sales/territories/:territoryId',
  access,
  summary: 'One territory with its accounts',
  input: z.object({ territoryId: uuid(), ...listInput(['name', 'potential', 'openAmount']) }),
  output: Territory.extend({
    accounts: listOf(
      z.object({
        id: uuid(),
        name: z.string(),
        segment: z.string(),
        potential: money,
        openDeals: z.int(),
        openAmount: moneySum,
        /** A change that waits for a decision or for its day. */
        pendingChange: z.boolean(),
      }),
    ),
  }),
  effect: 'read',
  errors: ['resource.missing'],
});

export const reassignmentStatuses = ['proposed', 'approved', 'applied', 'declined', 'withdrawn'] as const;
export type ReassignmentStatus = (typeof reassignmentStatuses)[number];

/** What may be done with a proposed account move. */
export const reassignmentActions = ['decide', 'withdraw'] as const;

const Reassignment = z.object({
  id: uuid(),
  accountId: uuid(),
  accountName: z.string(),
  fromTerritory: z.string(),
  toTerritory: z.string(),
  effectiveDate: day,
  moveDeals: z.boolean(),
  note: z.string(),
  status: z.enum(reassignmentStatuses),
  proposedById: uuid(),
  proposedByName: z.string(),
  decisionReason: z.string().nullable(),
  createdAt: instant,
  may: mayDo(reassignmentActions),
});

export const listReassignments = operation('sales.reassignments.list', {
  http: 'GET /api/sales/reassignments',
  access,
  summary: 'Proposed, approved and recent account moves I may see',
  input: z.object({}),
  output: z.object({ items: z.array(Reassignment) }),
  effect: 'read',
});

/** Territories an account may move to, by name. */
export const territoryTargets = operation('sales.reassignments.targets', {
  http: 'GET /api/sales/reassignments/targets',
  access,
  summary: 'Active territories of the organization, as targets of a proposal',
  input: z.object({}),
  output: z.object({
    items: z.array(z.object({ id: uuid(), name: z.string(), ownerName: z.string(), balance: z.number() })),
  }),
  effect: 'read',
});

export const proposeReassignment = operation('sales.reassignments.propose', {
  http: 'POST /api/sales/reassignments',
  access,
  summary:
    'Propose to move an account to another territory from a day on; open deals keep their owner unless moved too',
  input: z.object({
    accountId: uuid('Please choose an account'),
    toTerritoryId: uuid('Please choose a territory'),
    effectiveDate: days.planned,
    moveDeals: z.boolean(),
    note: prose().min(1, 'Please say why').max(500),
  }),
  output: z.object({ id: uuid() }),
  effect: 'write',
  events: () => [reassignmentProposed],
  success: 201,
  errors: ['resource.missing', 'territory.pending', 'territory.owner'],
});

/** Who decides what others have proposed. */
export const reassignmentDecider = { ...access, audience: ['manager', 'admin'] } satisfies Rule;

export const decideReassignment = operation('sales.reassignments.decide', {
  http: 'POST /api/sales/reassignments/:reassignmentId/decision',
  access: reassignmentDecider,
  summary: "Approve or decline a proposed account move; never one's own",
  input: z.object({
    reassignmentId: uuid(),
    decision: z.enum(['approved', 'declined']),
    reason: prose().max(300).optional(),
  }),
  output: z.object({ status: z.enum(['approved', 'applied', 'declined']) }),
  effect: 'write',
  events: () => [dealChanged, reassignmentDecided],
  errors: ['resource.missing', 'resource.conflict', 'territory.ownDecision'],
});

export const withdrawReassignment = operation('sales.reassignments.withdraw', {
  http: 'POST /api/sales/reassignments/:reassignmentId/withdraw',
  access,
  summary: 'Take back my own proposal while it is undecided',
  input: z.object({ reassignmentId: uuid() }),
  ...noContent,
  effect: 'write',
  events: () => [reassignmentDecided],
  errors: ['resource.missing', 'resource.conflict'],
});

const live = {
  live: {
    to: 'organization' as const,
    access,
    refetches: [
      'sales.territories.list',
      'sales.territories.get',
      'sales.reassignments.list',
      'sales.reassignments.targets',
      'sales.rep.performance',
    ],
  },
};
const fact = z.object({
  reassignmentId: uuid(),
  accountName: z.string(),
  proposedById: uuid(),
  ownerIds: z.array(uuid()),
});
export const reassignmentProposed = event('sales.reassignment.proposed', fact, live);
export const reassignmentDecided = event(
  'sales.reassignment.decided',
  fact.extend({ status: z.enum(['approved', 'declined', 'withdrawn', 'applied']) }),
  live,
);

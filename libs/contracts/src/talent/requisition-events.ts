import { z } from 'zod';
import { uuid } from '../paging.js';
import { ruleOf } from '../access/gates.js';
import { event, job } from '../define.js';
import { requisitionStatuses } from './requisition-states.js';

const reads = [
  'talent.requisitions.mine',
  'talent.requisitions.board',
  'talent.requisitions.get',
  'talent.requisitions.check',
  'talent.headcount.plan',
  'talent.headcount.sales',
  'talent.headcount.healthcare',
  'talent.overview.get',
  'talent.workflows.list',
  'talent.workflows.get',
];
const live = { live: { to: 'organization' as const, access: ruleOf('talent.plan'), refetches: reads } };
const fact = z.object({ requisitionId: uuid(), title: z.string(), requesterId: uuid() });

export const requisitionSaved = event('talent.requisition.saved', fact, live);
/** A step waits for these people: because the request was sent, the step before was approved, or nobody has answered. */
export const requisitionWaiting = event(
  'talent.requisition.waiting',
  fact.extend({
    approverIds: z.array(uuid()),
    cause: z.enum(['submitted', 'passed', 'reminder', 'escalation', 'left']),
  }),
  live,
);
export const requisitionDecided = event(
  'talent.requisition.decided',
  fact.extend({ status: z.enum(requisitionStatuses), seats: z.int().min(0) }),
  live,
);
/** Taken back; its approvers need not decide any more. */
export const requisitionCancelled = event(
  'talent.requisition.cancelled',
  fact.extend({ approverIds: z.array(uuid()) }),
  live,
);

/** Reminds approvers whose step is due, and asks their managers after that. */
export const remindApprovers = job('talent.requisitions.remind', z.object({}), { everyMs: 15 * 60_000 });

import { z } from 'zod';
import { operation } from '../define.js';
import { instant, uuid } from '../paging.js';
import {
  shiftRules,
  shiftDecided,
  shiftOffered,
  shiftReleased,
  swapWithdrawn,
  shiftSwapped,
  swapDeclined,
} from './shifts-events.js';
import { ShiftFacts } from './shifts-roster.js';
import { claimRefusals } from './shifts-states.js';
import { prose } from '../text.js';

const assignmentId = uuid();
const decision = z.enum(['approved', 'declined']);
const reason = prose().max(300).optional();

/** A claim or a release that waits for a manager. */
export const ShiftRequest = ShiftFacts.extend({
  assignmentId,
  what: z.enum(['claim', 'release']),
  userId: uuid(),
  name: z.string(),
  overtime: z.boolean(),
  /** Hours of the workweek the shift begins in, with this shift. */
  weekHours: z.number(),
  askedAt: instant,
  note: z.string().nullable(),
});
export type ShiftRequest = z.infer<typeof ShiftRequest>;

/** An exchange both people want. */
export const SwapRequest = z.object({
  swapId: uuid(),
  proposerName: z.string(),
  colleagueName: z.string(),
  /** What the proposer gives, and gets. */
  given: ShiftFacts,
  wanted: ShiftFacts,
  askedAt: instant,
});
export type SwapRequest = z.infer<typeof SwapRequest>;

export const shiftRequests = operation('healthcare.shifts.requests', {
  http: 'GET /api/healthcare/shift-requests',
  access: shiftRules.approver,
  summary: 'Claims, late releases and exchanges that wait for a decision, the next to start first',
  input: z.object({}),
  output: z.object({ shifts: z.array(ShiftRequest), swaps: z.array(SwapRequest), waiting: z.int() }),
  effect: 'read',
});

export const decideShift = operation('healthcare.shifts.decide', {
  http: 'POST /api/healthcare/assignments/:assignmentId/decision',
  access: shiftRules.approver,
  summary: 'Approve or decline a claim or a late release; never my own',
  input: z.object({ assignmentId, decision, reason }),
  output: z.object({ status: z.enum(['confirmed', 'declined', 'released']) }),
  effect: 'write',
  events: () => [shiftDecided, shiftOffered, shiftReleased, swapWithdrawn],
  errors: ['resource.missing', 'shift.settled', 'shift.ownDecision', 'shift.credential', 'shift.onboarding'],
});

export const decideSwap = operation('healthcare.swaps.decide', {
  http: 'POST /api/healthcare/swaps/:swapId/decision',
  access: shiftRules.approver,
  summary: 'Approve or decline an exchange both people want; never one of my own',
  input: z.object({ swapId: uuid(), decision, reason }),
  output: z.object({ status: decision }),
  effect: 'write',
  events: () => [shiftSwapped, swapDeclined],
  errors: ['resource.missing', 'shift.ownDecision', 'swap.slot', 'swap.settled', ...claimRefusals],
});

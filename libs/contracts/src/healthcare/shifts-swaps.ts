import { z } from 'zod';
import { operation } from '../define.js';
import { instant, noContent, uuid } from '../paging.js';
import { mayDo } from '../record-may.js';
import { shiftRules, swapProposed, swapAnswered, swapWithdrawn } from './shifts-events.js';
import { ShiftFacts } from './shifts-roster.js';
import { claimRefusals, swapStatuses } from './shifts-states.js';

const { worker } = shiftRules;
const shiftId = uuid();
const swapId = uuid();

/** What the two who exchange may do, until a manager decides. */
export const swapActions = ['accept', 'refuse', 'withdraw'] as const;

export const mySwaps = operation('healthcare.swaps.mine', {
  http: 'GET /api/healthcare/swaps',
  access: worker,
  summary: 'Exchanges of shifts I proposed or was asked for, of the last four weeks, open ones first',
  input: z.object({}),
  output: z.object({
    items: z.array(
      z.object({
        swapId,
        /** I proposed it. */
        mine: z.boolean(),
        colleagueName: z.string(),
        /** What I would give, and get. */
        given: ShiftFacts,
        wanted: ShiftFacts,
        status: z.enum(swapStatuses),
        reason: z.string().nullable(),
        proposedAt: instant,
        may: mayDo(swapActions),
      }),
    ),
  }),
  effect: 'read',
});

export const swapOptions = operation('healthcare.swaps.options', {
  http: 'GET /api/healthcare/shifts/:shiftId/swap-options',
  access: worker,
  summary: 'Shifts of colleagues that could be exchanged for mine: both of us may work what we would get',
  input: z.object({ shiftId }),
  output: z.object({
    items: z.array(ShiftFacts.extend({ assignmentId: uuid(), colleagueName: z.string() })),
  }),
  effect: 'read',
  errors: ['resource.missing'],
});

export const proposeSwap = operation('healthcare.swaps.propose', {
  http: 'POST /api/healthcare/shifts/:shiftId/swaps',
  access: worker,
  summary: 'Propose to a colleague to exchange my slot of a shift for one of theirs',
  input: z.object({ shiftId, assignmentId: uuid() }),
  output: z.object({ id: uuid() }),
  effect: 'write',
  events: () => [swapProposed],
  success: 201,
  errors: ['resource.missing', 'swap.slot', 'swap.open', ...claimRefusals],
});

export const answerSwap = operation('healthcare.swaps.answer', {
  http: 'POST /api/healthcare/swaps/:swapId/answer',
  access: worker,
  summary: 'Accept or refuse the exchange a colleague proposes; an accepted one waits for a manager',
  input: z.object({ swapId, accepted: z.boolean() }),
  output: z.object({ status: z.enum(swapStatuses) }),
  effect: 'write',
  events: () => [swapAnswered],
  errors: ['resource.missing', 'swap.slot', 'swap.settled', ...claimRefusals],
});

export const withdrawSwap = operation('healthcare.swaps.withdraw', {
  http: 'POST /api/healthcare/swaps/:swapId/withdrawal',
  access: worker,
  summary: 'Take back an exchange I proposed',
  input: z.object({ swapId }),
  ...noContent,
  effect: 'write',
  events: () => [swapWithdrawn],
  errors: ['resource.missing', 'swap.settled'],
});

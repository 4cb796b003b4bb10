import type { PlanState } from '@talent-os/contracts/talent/onboarding-states.js';

/** Where a newcomer stands: the state of the plan, and days from today to the start. */
export type SeededPlan = readonly [status: PlanState, startsIn: number];

/** Newcomers of one industry, from the one who starts last. */
export const standings: readonly SeededPlan[] = [
  ['not_started', 21],
  ['preboarding', 6],
  ['active', -5],
  ['active', -18],
  ['active', -33],
  ['active', -66],
  ['completed', -130],
  ['cancelled', -40],
];

/** People who sign in and are new in their seat, by mailbox: days since their start. */
export const newInSeat: Readonly<Record<string, number>> = { multi: 9, 'nurse.night': 88 };

/** What holds a person up, in their own words. */
export const blockers = [
  'The supplier delivers next week',
  'Waits for the signature of the landlord',
  'The badge printer is being repaired',
] as const;

/** What managers wrote at a checkpoint, with the rating they gave. */
export const reviews: readonly (readonly [rating: number, notes: string])[] = [
  [4, 'Settled in quickly and asks the right questions. Next: first own case from start to end.'],
  [3, 'On track. The team is glad to have them; documentation needs a little more care.'],
  [5, 'Already helps others. We agreed on a stretch goal for the next quarter.'],
];

export const CANCELLED = 'Took another offer before the start';

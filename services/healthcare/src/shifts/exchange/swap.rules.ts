import type { ErrorCode } from '@talent-os/contracts';
import type { ClaimRefusal, SwapStatus } from '@talent-os/contracts/healthcare/shifts-states.js';
import { swapActions } from '@talent-os/contracts/healthcare/shifts-swaps.js';
import type { Slot } from '../assignment/assignment.rules.js';
import { workRefusal, type ClaimantState, type ShiftTerms } from '../claim/claim.rules.js';

/** One side of an exchange: the shift given away, and the person's standing without it. */
export type Side = { readonly gives: ShiftTerms; readonly slot: Slot; readonly rest: ClaimantState };

const canGive = ({ slot: { status, releaseAskedAt } }: Side) => status === 'confirmed' && !releaseAskedAt;

/** Why two people cannot exchange their shifts: both have to be free to work what they would get. */
export function swapRefusal(one: Side, other: Side, now: Date): 'swap.slot' | ClaimRefusal | undefined {
  if (!canGive(one) || !canGive(other)) return 'swap.slot';
  return workRefusal(other.gives, one.rest, now) ?? workRefusal(one.gives, other.rest, now);
}

export type SwapStep = 'accept' | 'refuse' | 'withdraw' | 'approve' | 'decline';

type Deal = { readonly status: SwapStatus; readonly proposerId: string; readonly colleagueId: string };
type StepRow = { readonly from: readonly SwapStatus[]; readonly to: SwapStatus };

/** Colleague and proposer settle it among themselves, then a manager decides. */
const steps: Record<SwapStep, StepRow> = {
  accept: { from: ['proposed'], to: 'accepted' },
  refuse: { from: ['proposed'], to: 'declined' },
  withdraw: { from: ['proposed', 'accepted'], to: 'withdrawn' },
  approve: { from: ['accepted'], to: 'approved' },
  decline: { from: ['accepted'], to: 'declined' },
};
const ofManagers: readonly SwapStep[] = ['approve', 'decline'];

/** Where a step leads, or why it cannot be taken: nobody decides as a manager about an exchange of their own. */
export function stepOf(deal: Deal, step: SwapStep, by: string): { refusal: ErrorCode } | { status: SwapStatus } {
  const { from, to } = steps[step];
  if (!from.includes(deal.status)) return { refusal: 'swap.settled' };
  if (ofManagers.includes(step) && [deal.proposerId, deal.colleagueId].includes(by))
    return { refusal: 'shift.ownDecision' };
  return { status: to };
}

/** What one of the two may do with an exchange; `mine`: they proposed it. Whether both may work it is asked when they say yes. */
export const mayOfSwap = (status: SwapStatus, mine: boolean) => ({
  do: swapActions.filter((action) => {
    const deal = { status, proposerId: 'proposer', colleagueId: 'colleague' };
    const taken = stepOf(deal, action, mine ? deal.proposerId : deal.colleagueId);
    return (action === 'withdraw') === mine && !('refusal' in taken);
  }),
});

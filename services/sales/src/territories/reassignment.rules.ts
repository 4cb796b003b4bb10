import type { ErrorCode } from '@talent-os/contracts';
import { reassignmentActions, type ReassignmentStatus } from '@talent-os/contracts/sales/territories.js';
import type { Day } from '@talent-os/service-kit/calendar';
import { statesWithout } from '@talent-os/service-kit/may';

type Proposal = { readonly status: ReassignmentStatus; readonly proposedById: string; readonly effectiveDate: Day };
type Decision = 'approved' | 'declined';

/** Why this person may not decide a proposal now, or nothing. Nobody decides their own; what is settled stays so. */
export function refusalOf(proposal: Proposal, userId: string): ErrorCode | undefined {
  if (proposal.proposedById === userId) return 'territory.ownDecision';
  return proposal.status === 'proposed' ? undefined : 'resource.conflict';
}

/** Why its author may not take a proposal back, or nothing. */
export const withdrawalRefusal = ({ status }: Pick<Proposal, 'status'>): ErrorCode | undefined =>
  status === 'proposed' ? undefined : 'resource.conflict';

/** What may be done with a proposal: `decides`, by somebody with the right to; `own`, by its author. */
export function mayOfProposal(status: ReassignmentStatus, own: boolean, decides: boolean) {
  const proposal = { status, proposedById: 'author', effectiveDate: '2000-01-01' };
  const refusals = {
    decide: decides ? refusalOf(proposal, own ? 'author' : 'manager') : 'access.denied',
    withdraw: own ? withdrawalRefusal(proposal) : 'resource.missing',
  };
  return { do: statesWithout(reassignmentActions, (action) => refusals[action]) };
}

/** An approved move is applied from its day on. `today` is the UTC day. */
export const isDue = (effectiveDate: Day, today: Day) => effectiveDate <= today;

/** What a decision makes of a proposal: approved on or after its day, it is applied at once. */
export const outcomeOf = (decision: Decision, effectiveDate: Day, today: Day): 'approved' | 'applied' | 'declined' =>
  decision === 'approved' && isDue(effectiveDate, today) ? 'applied' : decision;

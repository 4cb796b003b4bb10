import type { ErrorCode } from '@talent-os/contracts';
import { PENDING_LIMIT } from '@talent-os/contracts/talent/mobility.js';
import { statesWithout } from '@talent-os/service-kit/may';
import { applyRefusal, type PastApplication } from '../applications/reapply.rules.js';
import type { Position } from '../positions/position.entity.js';
import type { InterestExpression } from './interest-expression.entity.js';

type OfferedPosition = Pick<Position, 'id' | 'status' | 'visibility'>;
type Pending = Pick<InterestExpression, 'positionId'>;

/** Whether a position takes people from inside the company now. */
export const takesInternal = ({ status, visibility }: Omit<OfferedPosition, 'id'>) =>
  status === 'open' && visibility !== 'external';

/** The first rule a new expression of interest would break, in the order people are told, or nothing. */
export function interestRefusal(
  position: OfferedPosition,
  pending: readonly Pending[],
  past: PastApplication,
  now: Date,
): ErrorCode | undefined {
  if (!takesInternal(position)) return 'mobility.closed';
  const applied = applyRefusal(past, now);
  if (applied) return applied;
  if (pending.some((other) => other.positionId === position.id)) return 'mobility.duplicate';
  if (pending.length >= PENDING_LIMIT) return 'mobility.limit';
  return undefined;
}

/**
 * Why a decision cannot be taken, or nothing. Nobody decides their own; only a pending one is decided; one for a
 * position that no longer takes people can still be declined, but not approved.
 */
export function decisionRefusal(
  expression: Pick<InterestExpression, 'userId' | 'status'>,
  position: Omit<OfferedPosition, 'id'>,
  deciderId: string,
  decision: 'approved' | 'declined',
): ErrorCode | undefined {
  if (expression.userId === deciderId) return 'mobility.ownDecision';
  if (expression.status !== 'pending') return 'mobility.decided';
  if (decision === 'approved' && !takesInternal(position)) return 'mobility.closed';
  return undefined;
}

type Status = InterestExpression['status'];

/** Why its author cannot withdraw an expression of interest, or nothing. */
export const withdrawalRefusal = (status: Status): ErrorCode | undefined =>
  status === 'pending' ? undefined : 'mobility.decided';

/** What its author may do with an expression of interest. */
export const mayOfAuthor = (status: Status): { to: Status[] } => ({
  to: withdrawalRefusal(status) ? [] : ['withdrawn'],
});

const decisions = ['approved', 'declined'] as const;

/** What whoever hires for the position may do with an expression of interest. */
export const mayOfDecider = (
  expression: Pick<InterestExpression, 'userId' | 'status'>,
  position: Omit<OfferedPosition, 'id'>,
  deciderId: string,
): { to: Status[] } => ({
  to: statesWithout(decisions, (decision) => decisionRefusal(expression, position, deciderId, decision)),
});

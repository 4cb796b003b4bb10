import { leadershipRoles, type ErrorCode, type Industry, type Role } from '@talent-os/contracts';
import type { TransitionState, TransitionType } from '@talent-os/contracts/talent/transition-states.js';
import type { Day } from '@talent-os/service-kit/calendar';

/** Where a transition may go from a state. */
export const transitionMovesFrom: Record<TransitionState, readonly TransitionState[]> = {
  requested: ['in_review', 'cancelled'],
  in_review: ['approved', 'declined', 'cancelled'],
  approved: ['in_progress', 'cancelled'],
  in_progress: ['completed', 'cancelled'],
  completed: [],
  declined: [],
  cancelled: [],
};

/** Why a transition cannot go from one state into another; undefined where it can. */
export const moveRefusal = (from: TransitionState, to: TransitionState): ErrorCode | undefined =>
  transitionMovesFrom[from].includes(to) ? undefined : 'transition.state';

type DueTransition = { readonly status: TransitionState; readonly effectiveDate: Day };

/** Why a transition cannot be completed on a day of the organization's calendar; undefined where it can. */
export function completionRefusal(
  { status, effectiveDate }: DueTransition,
  openTasks: number,
  today: Day,
): ErrorCode | undefined {
  const refusal = moveRefusal(status, 'completed');
  if (refusal) return refusal;
  if (effectiveDate > today) return 'transition.early';
  return openTasks > 0 ? 'transition.tasks' : undefined;
}

type SeatPlace = { readonly industry: Industry; readonly location: string; readonly role: Role };

const leads = ({ role }: SeatPlace) => leadershipRoles.some((one) => one === role);

/** What type of transition it is to go from one seat to another. */
export function typeOfMove(from: SeatPlace | null, to: SeatPlace): TransitionType {
  if (from && from.industry !== to.industry) return 'industry_switch';
  if (from && leads(to) && !leads(from)) return 'promotion';
  if (from && from.location !== to.location) return 'relocation';
  return 'lateral';
}

/** A transition between industries is called one, and no other is. Where the seat they leave is unknown, nothing is checked. */
export function typeRefusal(type: TransitionType, from: SeatPlace | null, to: SeatPlace): ErrorCode | undefined {
  if (!from) return undefined;
  return (type === 'industry_switch') === (from.industry !== to.industry) ? undefined : 'transition.type';
}

import type { TransitionDetail } from '@talent-os/contracts/talent/transitions.js';
import type { TransitionState } from '@talent-os/contracts/talent/transition-states.js';
import { DomainError, type Ctx, type Transaction } from '@talent-os/service-kit';
import { transitionMoved } from '@talent-os/contracts/talent/transition-events.js';
import type { Caller } from './approval.rules.js';
import { due, setTransitionDue } from '../due.js';
import { callerOf } from './caller.js';
import { detailOf } from './detail.js';
import { managersOf, transitionMovedPayload, seatsOf, type Seats } from './transition-event.js';
import { HandoverTask } from './handover-task.entity.js';
import { Transition } from './transition.entity.js';
import { moveRefusal } from './transition.rules.js';

/** A locked transition with all that is decided about it. */
export type LockedTransition = {
  readonly tx: Transaction;
  readonly ctx: Ctx;
  readonly transition: Transition;
  readonly seats: Seats;
  readonly tasks: readonly HandoverTask[];
  readonly managerIds: readonly string[];
  readonly caller: Caller;
};

type TransitionRef = { readonly transitionId: string; readonly version?: number };

/**
 * Changes a transition, locked with its seats, and answers it as the caller sees it then. 404 where they have no part in it,
 * `resource.stale` where they have seen another version.
 */
export async function changeTransition(
  ctx: Ctx,
  { transitionId, version }: TransitionRef,
  work: (locked: LockedTransition) => Promise<void>,
): Promise<TransitionDetail> {
  // People without a part in the transition learn nothing of its state.
  await detailOf(ctx, transitionId);
  await ctx.db.write(async (tx) => {
    const transition = await tx.lock(Transition, transitionId, version);
    const seats = await seatsOf(tx, transition);
    const tasks = await tx.findAll(HandoverTask, { transitionId });
    await work({ tx, ctx, transition, seats, tasks, managerIds: managersOf(seats), caller: callerOf(ctx) });
    await setTransitionDue(tx, transition);
  });
  return detailOf(ctx, transitionId);
}

/** Brings a transition into a state and tells of it; `transition.state` where it cannot go there. */
export async function moveTo(
  {
    tx,
    ctx,
    transition,
    seats,
  }: Pick<LockedTransition, 'tx' | 'transition' | 'seats'> & { readonly ctx: Pick<Ctx, 'emit'> },
  status: TransitionState,
  changes: Partial<Pick<Transition, 'approvals' | 'reason'>> = {},
): Promise<void> {
  const refusal = moveRefusal(transition.status, status);
  if (refusal) throw new DomainError(refusal);
  if (transition.status === 'in_review') await due.set(tx, 'transitionApproval', transition.id, undefined);
  await tx.update(Transition, transition, { ...changes, status });
  ctx.emit(transitionMoved, transitionMovedPayload(transition, seats));
}

/** Refuses what the caller has no right to, whatever state the transition is in. */
export function requireAllowed(allowed: boolean): void {
  if (!allowed) throw new DomainError('access.denied');
}

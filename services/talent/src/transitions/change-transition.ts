import type { TransitionDetail } from '@talent-os/contracts/talent/transitions.js';
import type { TransitionState } from '@talent-os/contracts/talent/transition-states.js';
import { DomainError, type Ctx, type Transaction } from '@talent-os/service-kit';
import { transitionMoved } from '@talent-os/contracts/talent/transition-events.js';
import type { Caller } from './approval.rules.js';
import { setTransitionDue } from '../due.js';
import { callerOf } from './caller.js';
import { detailOf } from './detail.js';
import { managersOf, transitionMovedPayload, seatsOf, type Seats } from './transition-event.js';
import { HandoverTask } from './handover-task.entity.js';
import { Transition } from './transition.entity.js';
import { moveRefusal } from './transition.rules.js';

/** A locked move with all that is decided about it. */
export type LockedTransition = {
  readonly tx: Transaction;
  readonly ctx: Ctx;
  readonly move: Transition;
  readonly seats: Seats;
  readonly tasks: readonly HandoverTask[];
  readonly managerIds: readonly string[];
  readonly caller: Caller;
};

type TransitionRef = { readonly transitionId: string; readonly version?: number };

/**
 * Changes a move, locked with its seats, and answers it as the caller sees it then. 404 where they have no part in it,
 * `resource.stale` where they have seen another version.
 */
export async function changeTransition(
  ctx: Ctx,
  { transitionId, version }: TransitionRef,
  work: (locked: LockedTransition) => Promise<void>,
): Promise<TransitionDetail> {
  // People without a part in the move learn nothing of its state.
  await detailOf(ctx, transitionId);
  await ctx.db.write(async (tx) => {
    const move = await tx.lock(Transition, transitionId, version);
    const seats = await seatsOf(tx, move);
    const tasks = await tx.findAll(HandoverTask, { transitionId });
    await work({ tx, ctx, move, seats, tasks, managerIds: managersOf(seats), caller: callerOf(ctx) });
    await setTransitionDue(tx, move);
  });
  return detailOf(ctx, transitionId);
}

/** Brings a move into a state and tells of it; `transition.state` where it cannot go there. */
export async function moveTo(
  { tx, ctx, move, seats }: Pick<LockedTransition, 'tx' | 'move' | 'seats'> & { readonly ctx: Pick<Ctx, 'emit'> },
  status: TransitionState,
  changes: Partial<Pick<Transition, 'approvals' | 'reason'>> = {},
): Promise<void> {
  const refusal = moveRefusal(move.status, status);
  if (refusal) throw new DomainError(refusal);
  await tx.update(Transition, move, { ...changes, status });
  ctx.emit(transitionMoved, transitionMovedPayload(move, seats));
}

/** Refuses what the caller has no right to, whatever state the move is in. */
export function mustBe(allowed: boolean): void {
  if (!allowed) throw new DomainError('access.denied');
}

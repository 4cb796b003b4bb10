import { Not } from 'typeorm';
import { positionOpened } from '@talent-os/contracts/talent/positions.js';
import { DomainError, type Ctx, type Transaction } from '@talent-os/service-kit';
import { Position } from '../positions/position.entity.js';
import type { Seats } from './transition-event.js';
import type { Transition } from './transition.entity.js';

/** Keeps the seat a transition goes to for the person, where nobody has it. `transition.seat` where another person does. */
export async function keepSeat(tx: Transaction, ctx: Pick<Ctx, 'now'>, { employeeId }: Transition, { to }: Seats) {
  if (to.holderId === employeeId) return;
  if (to.holderId !== null || to.status === 'closed') throw new DomainError('transition.seat');
  await tx.update(Position, to, { status: 'filled', filledAt: ctx.now, holderId: employeeId });
}

/** Gives the seat a transition was to go to free again: it is open for others. */
export async function freeSeat(tx: Transaction, ctx: EventContext, { employeeId }: Transition, { to }: Seats) {
  if (to.holderId === employeeId) await openAgain(tx, ctx, to, to.openedAt);
}

/** The person leaves the seat they had: it is open for a successor. */
export async function leaveSeat(tx: Transaction, ctx: EventContext, { employeeId }: Transition, { from }: Seats) {
  if (from?.holderId === employeeId) await openAgain(tx, ctx, from, ctx.now);
}

type EventContext = Pick<Ctx, 'now' | 'emit'>;

/** A seat nobody sits on any more is open since a moment. */
export async function openAgain(tx: Transaction, ctx: EventContext, seat: Position, openedAt: Date): Promise<void> {
  await tx.update(Position, seat, { status: 'open', openedAt, filledAt: null, holderId: null });
  const { id: positionId, title, industry, recruiterId } = seat;
  ctx.emit(positionOpened, { positionId, title, industry, recruiterId });
}

/** The seat a person has, apart from the one they go to; null where none is theirs. */
export const seatHeldBy = (tx: Transaction, holderId: string, goingTo: string): Promise<Position | null> =>
  tx.find(Position, { holderId, status: 'filled', id: Not(goingTo) });

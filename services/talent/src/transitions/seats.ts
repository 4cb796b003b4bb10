import { Not } from 'typeorm';
import { Refused, type Ctx, type Transaction } from '@talent-os/service-kit';
import { Position } from '../positions/position.entity.js';
import type { Seats } from './facts.js';
import type { Transition } from './transition.entity.js';

/** Keeps the seat a move goes to for the person, where nobody has it. `transition.seat` where somebody else does. */
export async function keepSeat(tx: Transaction, ctx: Pick<Ctx, 'now'>, { employeeId }: Transition, { to }: Seats) {
  if (to.holderId === employeeId) return;
  if (to.holderId !== null || to.status === 'closed') throw new Refused('transition.seat');
  await tx.update(Position, to, { status: 'filled', filledAt: ctx.now, holderId: employeeId });
}

/** Gives the seat a move was to go to free again: it is open for others. */
export async function freeSeat(tx: Transaction, { employeeId }: Transition, { to }: Seats) {
  if (to.holderId !== employeeId) return;
  await tx.update(Position, to, { status: 'open', filledAt: null, holderId: null });
}

/** The person leaves the seat they had: it is open for whoever follows them. */
export async function leaveSeat(tx: Transaction, ctx: Pick<Ctx, 'now'>, { employeeId }: Transition, { from }: Seats) {
  if (from?.holderId !== employeeId) return;
  await tx.update(Position, from, { status: 'open', openedAt: ctx.now, filledAt: null, holderId: null });
}

/** The seat somebody has, apart from the one they go to; null where none is theirs. */
export const seatHeldBy = (tx: Transaction, holderId: string, goingTo: string): Promise<Position | null> =>
  tx.find(Position, { holderId, status: 'filled', id: Not(goingTo) });

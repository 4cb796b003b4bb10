import { runningTransitions } from '@talent-os/contracts/talent/transition-states.js';
import type { Ctx, Transaction } from '@talent-os/service-kit';
import { In } from 'typeorm';
import { Position } from '../positions/position.entity.js';
import { Successor } from '../team-people/successor.entity.js';
import { setTransitionDue } from '../due.js';
import { moveTo } from '../transitions/change-transition.js';
import { freeSeat, openAgain } from '../transitions/seats.js';
import { seatsOf } from '../transitions/transition-event.js';
import { Transition } from '../transitions/transition.entity.js';

/** Somebody who has left moves nowhere, succeeds nobody, and leaves their seat: it is open for a successor. */
export async function vacate(tx: Transaction, ctx: Pick<Ctx, 'now' | 'emit'>, employeeId: string): Promise<void> {
  for (const { id } of await tx.findAll(Transition, { employeeId, status: In([...runningTransitions]) })) {
    const transition = await tx.lock(Transition, id);
    const seats = await seatsOf(tx, transition);
    await freeSeat(tx, ctx, transition, seats);
    await moveTo({ tx, ctx, transition, seats }, 'cancelled', { reason: 'They leave the organization.' });
    await setTransitionDue(tx, transition);
  }
  for (const { id } of await tx.findAll(Position, { holderId: employeeId, status: 'filled' })) {
    await openAgain(tx, ctx, await tx.lock(Position, id), ctx.now);
  }
  for (const successor of await tx.findAll(Successor, { userId: employeeId })) await tx.remove(Successor, successor);
}

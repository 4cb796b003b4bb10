import type { Ctx, Transaction } from '@talent-os/service-kit';
import { Position } from '../positions/position.entity.js';
import { Application } from '../applications/application.entity.js';
import { keptTo } from '../positions/kept-to.js';

/** A seat the caller hires or recruits for, locked. 404 for any other. */
export function seatInReach(tx: Transaction, ctx: Ctx, id: string): Promise<Position> {
  const hiringManagerId = keptTo(ctx);
  return tx.lock(Position, { id, ...(hiringManagerId && { hiringManagerId }) });
}

/** An application to a seat the caller hires or recruits for, both locked. 404 for any other. */
export async function applicationInReach(tx: Transaction, ctx: Ctx, id: string) {
  const application = await tx.lock(Application, id);
  return { application, seat: await seatInReach(tx, ctx, application.positionId) };
}

import { Injectable } from '@nestjs/common';
import type { JobData } from '@talent-os/contracts';
import { applyReassignments } from '@talent-os/contracts/sales/jobs.js';
import { reassignmentDecided } from '@talent-os/contracts/sales/territories.js';
import { Works, type Ctx } from '@talent-os/service-kit';
import { forEachDueToday } from '@talent-os/service-kit/due/for-each-due';
import { apply } from './apply-reassignment.js';
import { due } from '../due.js';
import { Reassignment } from './reassignment.entity.js';
import { eventPayload } from './reassignments.queries.js';

const NO_TARGET = 'The territory it was to move to is no longer active';

@Injectable()
export class ApplyReassignments {
  @Works(applyReassignments)
  work(_data: JobData<typeof applyReassignments>, ctx: Ctx): Promise<void> {
    return forEachDueToday(ctx, due, 'reassignment', applyOnce);
  }
}

/** Applies one approved move; a second time, or after a person settled it otherwise, nothing happens. */
const applyOnce = (ctx: Ctx, id: string) =>
  ctx.db.write(async (tx) => {
    await due.set(tx, 'reassignment', id, undefined);
    const move = await tx.lock(Reassignment, id);
    if (move.status !== 'approved' || !move.decidedById) return;
    const moved = await apply(tx, ctx, move, move.decidedById);
    const status = moved ? 'applied' : 'declined';
    await tx.update(Reassignment, move, { status, ...(!moved && { decisionReason: NO_TARGET }) });
    ctx.emit(reassignmentDecided, { ...(await eventPayload(tx, move)), status });
  });

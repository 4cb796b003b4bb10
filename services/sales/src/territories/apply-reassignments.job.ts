import { Controller } from '@nestjs/common';
import type { JobData } from '@talent-os/contracts';
import { applyReassignments } from '@talent-os/contracts/sales/jobs.js';
import { reassignmentDecided } from '@talent-os/contracts/sales/territories.js';
import { Works, type Ctx } from '@talent-os/service-kit';
import { dueWhereOn } from '@talent-os/service-kit/people/switched-on';
import { dayOf } from '@talent-os/service-kit/calendar';
import { apply } from './apply-reassignment.js';
import { movesDue, stopAwaiting } from './awaited-moves.queries.js';
import { Reassignment } from './reassignment.entity.js';
import { eventPayload } from './reassignments.queries.js';

const NO_TARGET = 'The territory it was to move to is no longer active';

@Controller()
export class ApplyReassignments {
  @Works(applyReassignments)
  async work(_data: JobData<typeof applyReassignments>, ctx: Ctx): Promise<void> {
    for (const { organizationId, reassignmentId } of await dueWhereOn(ctx, (without) =>
      movesDue(ctx, dayOf(ctx.now), without),
    ))
      await applyOnce(ctx.forOrganization(organizationId), reassignmentId).catch((error: unknown) =>
        ctx.log.error({ err: error, reassignmentId }, 'an approved account move waits for the next round'),
      );
  }
}

/** Applies one approved move; a second time, or after somebody settled it otherwise, nothing happens. */
const applyOnce = (ctx: Ctx, id: string) =>
  ctx.db.write(async (tx) => {
    await stopAwaiting(tx, id);
    const move = await tx.lock(Reassignment, id);
    if (move.status !== 'approved' || !move.decidedById) return;
    const moved = await apply(tx, ctx, move, move.decidedById);
    const status = moved ? 'applied' : 'declined';
    await tx.update(Reassignment, move, { status, ...(!moved && { decisionReason: NO_TARGET }) });
    ctx.emit(reassignmentDecided, { ...(await eventPayload(tx, move)), status });
  });

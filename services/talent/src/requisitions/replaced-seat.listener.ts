import { Controller } from '@nestjs/common';
import type { Payload } from '@talent-os/contracts';
import { transitionCompleted } from '@talent-os/contracts/talent/transition-events.js';
import { Listens, type Ctx, type Reader } from '@talent-os/service-kit';
import { Position } from '../positions/position.entity.js';

/** A seat that was replaced while a person still sat on it closes once they have left: its successor is there already. */
@Controller()
export class ReplacedSeat {
  @Listens(transitionCompleted, 'always')
  async closeReplacedSeat({ fromPositionId }: Payload<typeof transitionCompleted>, ctx: Ctx): Promise<void> {
    if (!fromPositionId) return;
    await ctx.db.write(async (tx) => {
      if (!(await hasSuccessor(tx, fromPositionId))) return;
      const seat = await tx.lock(Position, fromPositionId);
      if (seat.holderId === null && seat.status === 'open') await tx.update(Position, seat, { status: 'closed' });
    });
  }
}

async function hasSuccessor(db: Reader, positionId: string): Promise<boolean> {
  const found = await db.readOne(
    `select 1 from talent.requisition r
     join talent.position p on p.organization_id = $1 and p.requisition_id = r.id and p.id <> $2
     where r.organization_id = $1 and r.replaces_position_id = $2 and r.status = 'approved' limit 1`,
    [positionId],
  );
  return found !== undefined;
}

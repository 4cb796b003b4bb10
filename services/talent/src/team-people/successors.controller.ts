import { Controller } from '@nestjs/common';
import type { Input } from '@talent-os/contracts';
import { namePeople } from '@talent-os/contracts/identity/directory.js';
import { successorChanged } from '@talent-os/contracts/talent/succession-events.js';
import { nameSuccessor, withdrawSuccessor } from '@talent-os/contracts/talent/team-people.js';
import { DomainError, Handles, type Ctx } from '@talent-os/service-kit';
import { isColleague } from '../people/is-colleague.js';
import { Position } from '../positions/position.entity.js';
import { personOnSeat } from './people.queries.js';
import { namingRefusal } from './people.rules.js';
import { Successor } from './successor.entity.js';

@Controller()
export class SuccessorsController {
  @Handles(nameSuccessor)
  async name({ positionId, successorId, note }: Input<typeof nameSuccessor>, ctx: Ctx) {
    await withinReach(ctx, positionId);
    const { people } = await ctx.call(namePeople, { ids: [successorId], activeOnly: true });
    if (!people.some(isColleague)) throw new DomainError('resource.missing');
    return ctx.db.write(async (tx) => {
      const seat = await tx.lock(Position, positionId);
      const known = await tx.findAll(Successor, { positionId });
      const refusal = namingRefusal(
        seat,
        successorId,
        known.map(({ userId }) => userId),
      );
      if (refusal) throw new DomainError(refusal);
      await tx.insert(Successor, { positionId, userId: successorId, note: note ?? '', namedById: ctx.userId });
      ctx.emit(successorChanged, { positionId, successorId, byId: ctx.userId, how: 'named' });
      return {};
    });
  }

  @Handles(withdrawSuccessor)
  async withdraw({ positionId, successorId }: Input<typeof withdrawSuccessor>, ctx: Ctx) {
    await withinReach(ctx, positionId);
    return ctx.db.write(async (tx) => {
      await tx.remove(Successor, await tx.lock(Successor, { positionId, userId: successorId }));
      ctx.emit(successorChanged, { positionId, successorId, byId: ctx.userId, how: 'withdrawn' });
      return {};
    });
  }
}

/** 404 for the seat of another team, and for one nobody sits on. */
async function withinReach(ctx: Ctx, positionId: string): Promise<void> {
  if (!(await personOnSeat(ctx, positionId))) throw new DomainError('resource.missing');
}

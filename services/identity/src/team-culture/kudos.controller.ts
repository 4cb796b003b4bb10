import { Controller } from '@nestjs/common';
import type { Input, Output } from '@talent-os/contracts';
import {
  giveKudos,
  kudosGiven,
  kudosWithdrawn,
  listKudos,
  withdrawKudos,
} from '@talent-os/contracts/identity/kudos.js';
import { DomainError, Handles, type Ctx, type RawJson } from '@talent-os/service-kit';
import { Kudos } from './kudos.entity.js';
import { kudosOf } from './kudos.queries.js';
import { ownTeam, peopleOf } from './team-culture.queries.js';
import { kudosRefusal } from './way.rules.js';

/** Thanks within a team, for all of it to read. */
@Controller()
export class KudosController {
  @Handles(listKudos)
  async list(input: Input<typeof listKudos>, ctx: Ctx): Promise<RawJson<Output<typeof listKudos>>> {
    await ownTeam(ctx, input.teamId);
    return kudosOf(ctx, input);
  }

  @Handles(giveKudos)
  async give({ teamId, toId, text, tell }: Input<typeof giveKudos>, ctx: Ctx): Promise<Output<typeof giveKudos>> {
    const { leadId } = await ownTeam(ctx, teamId);
    await ctx.db.readExisting('select 1 from identity.person where organization_id = $1 and id = $2', [toId]);
    return ctx.db.write(async (tx) => {
      const people = await peopleOf(tx, teamId, leadId);
      const refusal = kudosRefusal(
        ctx.userId,
        toId,
        people.map(({ id }) => id),
      );
      if (refusal) throw new DomainError(refusal);
      const { id: kudosId } = await tx.insert(Kudos, { teamId, fromId: ctx.userId, toId, text });
      ctx.emit(kudosGiven, { kudosId, teamId, fromId: ctx.userId, toId, tell });
      return { kudosId };
    });
  }

  @Handles(withdrawKudos)
  withdraw({ kudosId }: Input<typeof withdrawKudos>, ctx: Ctx): Promise<Output<typeof withdrawKudos>> {
    return ctx.db.write(async (tx) => {
      const kudos = await tx.lock(Kudos, { id: kudosId, fromId: ctx.userId });
      await tx.remove(Kudos, kudos);
      ctx.emit(kudosWithdrawn, { kudosId, teamId: kudos.teamId });
      return {};
    });
  }
}

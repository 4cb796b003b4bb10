import { Controller } from '@nestjs/common';
import type { Input, Output } from '@talent-os/contracts';
import {
  agreementPublished,
  changeOwnWay,
  getOwnWay,
  getTeamCulture,
  listAgreements,
  publishAgreement,
  wayChanged,
} from '@talent-os/contracts/identity/team-culture.js';
import { DomainError, Handles, type Ctx } from '@talent-os/service-kit';
import { agreementsOf, latestAgreement, ownTeam, peopleOf, wayOf } from './team-culture.queries.js';
import { saysNothing } from './way.rules.js';
import { WayOfWorking } from './way-of-working.entity.js';
import { WorkingAgreement } from './working-agreement.entity.js';

/** How a team works together, and how each of its people works best. */
@Controller()
export class TeamCultureController {
  @Handles(getTeamCulture)
  async get({ teamId }: Input<typeof getTeamCulture>, ctx: Ctx): Promise<Output<typeof getTeamCulture>> {
    const { leadId } = await ownTeam(ctx, teamId);
    const [agreement, people] = await Promise.all([latestAgreement(ctx.db, teamId), peopleOf(ctx.db, teamId, leadId)]);
    return { agreement: agreement ?? null, people };
  }

  @Handles(listAgreements)
  async versions({ teamId }: Input<typeof listAgreements>, ctx: Ctx): Promise<Output<typeof listAgreements>> {
    await ownTeam(ctx, teamId);
    return { items: await agreementsOf(ctx.db, teamId) };
  }

  @Handles(publishAgreement)
  async publish(
    { teamId, number: seen, ...said }: Input<typeof publishAgreement>,
    ctx: Ctx,
  ): Promise<Output<typeof publishAgreement>> {
    const { leadId } = await ownTeam(ctx, teamId);
    if (leadId !== ctx.userId) throw new DomainError('access.denied');
    return ctx.db.write(async (tx) => {
      await tx.advisoryLock(`agreement/${teamId}`);
      const before = await latestAgreement(tx, teamId);
      if ((before?.number ?? 0) !== seen) throw new DomainError('team.agreement');
      const number = seen + 1;
      await tx.insert(WorkingAgreement, { teamId, number, ...said, publishedBy: ctx.userId });
      ctx.emit(agreementPublished, { teamId, number });
      return { number };
    });
  }

  @Handles(getOwnWay)
  async mine(_: Input<typeof getOwnWay>, ctx: Ctx): Promise<Output<typeof getOwnWay>> {
    return { way: (await wayOf(ctx.db, ctx.userId)) ?? null };
  }

  @Handles(changeOwnWay)
  change(said: Input<typeof changeOwnWay>, ctx: Ctx): Promise<Output<typeof changeOwnWay>> {
    return ctx.db.write(async (tx) => {
      await tx.advisoryLock(`way/${ctx.userId}`);
      const known = await tx.find(WayOfWorking, { personId: ctx.userId });
      if (saysNothing(said)) {
        if (known) await tx.remove(WayOfWorking, known);
      } else if (known) await tx.update(WayOfWorking, await tx.lock(WayOfWorking, known.id), said);
      else await tx.insert(WayOfWorking, { personId: ctx.userId, ...said });
      ctx.emit(wayChanged, { userId: ctx.userId });
      return {};
    });
  }
}

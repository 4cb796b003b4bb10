import { Controller } from '@nestjs/common';
import type { Input } from '@talent-os/contracts';
import { listAdvertised } from '@talent-os/contracts/talent/advertised-list.js';
import { getAdvertised, markAdvertised } from '@talent-os/contracts/talent/advertised-positions.js';
import { profileChanged } from '@talent-os/contracts/talent/profile-events.js';
import { DomainError, Handles, type Ctx } from '@talent-os/service-kit';
import { credentialsOf } from '../applications/credentials.js';
import { requirementsOf } from '../applications/requirement.rules.js';
import { peopleById } from '../people/people.js';
import { advertisedById, pageOfAdvertised } from './advertised.queries.js';
import { PositionMark } from './position-mark.entity.js';

@Controller()
export class AdvertisedController {
  @Handles(listAdvertised)
  list(input: Input<typeof listAdvertised>, ctx: Ctx) {
    return pageOfAdvertised(ctx, input);
  }

  @Handles(getAdvertised)
  async get({ positionId }: Input<typeof getAdvertised>, ctx: Ctx) {
    const found = await advertisedById(ctx, positionId);
    if (!found) throw new DomainError('resource.missing');
    const { position, hardRequirements, recruiterId, ...page } = found;
    const facts = { userId: ctx.userId, industry: position.industry, hardRequirements };
    const [people, credentials] = await Promise.all([peopleById(ctx, [recruiterId]), credentialsOf(ctx, [facts])]);
    return {
      ...position,
      ...page,
      recruiterName: people(recruiterId).name,
      requirements: requirementsOf(hardRequirements, credentials(facts)),
    };
  }

  @Handles(markAdvertised)
  async mark({ positionId, mark }: Input<typeof markAdvertised>, ctx: Ctx) {
    if (!(await advertisedById(ctx, positionId))) throw new DomainError('resource.missing');
    return ctx.db.write(async (tx) => {
      await tx.advisoryLock(`marks/${ctx.userId}`);
      const known = await tx.find(PositionMark, { userId: ctx.userId, positionId });
      if (!mark && known) await tx.remove(PositionMark, known);
      if (mark && known) await tx.update(PositionMark, known, { mark });
      if (mark && !known) await tx.insert(PositionMark, { userId: ctx.userId, positionId, mark });
      ctx.emit(profileChanged, { userId: ctx.userId, part: 'positions' });
      return {};
    });
  }
}

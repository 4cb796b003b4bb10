import { Controller } from '@nestjs/common';
import type { Input } from '@talent-os/contracts';
import {
  followIndustry,
  listFollowedIndustries,
  unfollowIndustry,
} from '@talent-os/contracts/talent/followed-industries.js';
import { profileChanged } from '@talent-os/contracts/talent/profile-events.js';
import { DomainError, Handles, type Ctx } from '@talent-os/service-kit';
import { FollowedIndustry } from './followed-industry.entity.js';
import { followedBy, openSeatsIn } from './industries.queries.js';
import { needsOf } from './needs.rules.js';

@Controller()
export class IndustriesController {
  @Handles(listFollowedIndustries)
  async list(_: Input<typeof listFollowedIndustries>, ctx: Ctx) {
    const followed = await followedBy(ctx, ctx.userId);
    const seats = await openSeatsIn(ctx, followed);
    return {
      items: followed.map((industry) => needsOf(industry, seats)),
      others: ctx.principal.organizationIndustries.filter((industry) => !followed.includes(industry)),
    };
  }

  @Handles(followIndustry)
  follow({ industry }: Input<typeof followIndustry>, ctx: Ctx) {
    if (!ctx.principal.organizationIndustries.includes(industry)) throw new DomainError('resource.missing');
    return ctx.db.write(async (tx) => {
      await tx.advisoryLock(`industries/${ctx.userId}`);
      const mine = { userId: ctx.userId, industry };
      if (!(await tx.find(FollowedIndustry, mine))) await tx.insert(FollowedIndustry, mine);
      tell(ctx);
      return {};
    });
  }

  @Handles(unfollowIndustry)
  unfollow({ industry }: Input<typeof unfollowIndustry>, ctx: Ctx) {
    return ctx.db.write(async (tx) => {
      const known = await tx.find(FollowedIndustry, { userId: ctx.userId, industry });
      if (known) await tx.remove(FollowedIndustry, known);
      tell(ctx);
      return {};
    });
  }
}

const tell = (ctx: Ctx): void => ctx.emit(profileChanged, { userId: ctx.userId, part: 'industries' });

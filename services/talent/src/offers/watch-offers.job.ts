import { Controller } from '@nestjs/common';
import type { JobData } from '@talent-os/contracts';
import { watchOffers } from '@talent-os/contracts/talent/offer-events.js';
import { Works, type Ctx } from '@talent-os/service-kit';
import { dueWhereOn } from '@talent-os/service-kit/people/switched-on';
import { momentsDue } from '../moments/awaited-moments.queries.js';
import { expire } from './expire.js';

@Controller()
export class WatchOffers {
  @Works(watchOffers)
  async work(_: JobData<typeof watchOffers>, ctx: Ctx): Promise<void> {
    for (const { organizationId, id } of await dueWhereOn(ctx, (without) => momentsDue(ctx, 'offer', without)))
      await expire(ctx.forOrganization(organizationId), id).catch((error: unknown) =>
        ctx.log.error({ err: error, jobOfferId: id }, 'the end of an offer waits for the next round'),
      );
  }
}

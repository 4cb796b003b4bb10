import { Controller } from '@nestjs/common';
import type { JobData } from '@talent-os/contracts';
import { watchScorecards } from '@talent-os/contracts/talent/interview-events.js';
import { Works, type Ctx } from '@talent-os/service-kit';
import { dueWhereOn } from '@talent-os/service-kit/people/switched-on';
import { momentsDue } from '../moments/awaited-moments.queries.js';
import { remind } from './remind.js';

@Controller()
export class WatchScorecards {
  @Works(watchScorecards)
  async work(_: JobData<typeof watchScorecards>, ctx: Ctx): Promise<void> {
    for (const { organizationId, id } of await dueWhereOn(ctx, (without) => momentsDue(ctx, 'scorecards', without)))
      await remind(ctx.forOrganization(organizationId), id).catch((error: unknown) =>
        ctx.log.error({ err: error, interviewId: id }, 'a reminder of scorecards waits for the next round'),
      );
  }
}

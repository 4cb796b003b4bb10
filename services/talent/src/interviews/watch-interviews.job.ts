import { Controller } from '@nestjs/common';
import type { JobData } from '@talent-os/contracts';
import { watchInterviews } from '@talent-os/contracts/talent/interview-events.js';
import { Works, type Ctx } from '@talent-os/service-kit';
import { dueWhereOn } from '@talent-os/service-kit/people/switched-on';
import { momentsDue } from '../moments/awaited-moments.queries.js';
import { remindOfInterview } from './remind-of-interview.js';

@Controller()
export class WatchInterviews {
  @Works(watchInterviews)
  async work(_: JobData<typeof watchInterviews>, ctx: Ctx): Promise<void> {
    for (const { organizationId, id } of await dueWhereOn(ctx, (without) => momentsDue(ctx, 'interview', without)))
      await remindOfInterview(ctx.forOrganization(organizationId), id).catch((error: unknown) =>
        ctx.log.error({ err: error, interviewId: id }, 'a reminder of an interview waits for the next round'),
      );
  }
}

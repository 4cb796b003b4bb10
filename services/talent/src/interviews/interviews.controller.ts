import { Controller } from '@nestjs/common';
import type { Input } from '@talent-os/contracts';
import { listInterviews, listMyInterviews } from '@talent-os/contracts/talent/interviews.js';
import { Handles, type Ctx } from '@talent-os/service-kit';
import { interviewsHeldByMe, interviewsOf } from './interviews.queries.js';

@Controller()
export class InterviewsController {
  @Handles(listInterviews)
  list({ applicationId }: Input<typeof listInterviews>, ctx: Ctx) {
    return interviewsOf(ctx, applicationId);
  }

  @Handles(listMyInterviews)
  async mine(_: Input<typeof listMyInterviews>, ctx: Ctx) {
    return { items: await interviewsHeldByMe(ctx) };
  }
}

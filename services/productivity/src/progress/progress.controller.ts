import { Controller } from '@nestjs/common';
import type { Input } from '@talent-os/contracts';
import { getProgress, getToday } from '@talent-os/contracts/productivity/progress.js';
import { Handles, type Ctx } from '@talent-os/service-kit';
import { todayOf, weeksOf } from './progress.queries.js';

@Controller()
export class ProgressController {
  @Handles(getToday)
  today(_: Input<typeof getToday>, ctx: Ctx) {
    return todayOf(ctx);
  }

  @Handles(getProgress)
  async progress({ weeks }: Input<typeof getProgress>, ctx: Ctx) {
    return { weeks: await weeksOf(ctx, weeks) };
  }
}

import { Controller } from '@nestjs/common';
import type { Input } from '@talent-os/contracts';
import { getScheduling, getSchedulingWeek } from '@talent-os/contracts/talent/scheduling.js';
import { Handles, type Ctx } from '@talent-os/service-kit';
import { schedulingOf } from './scheduling-view.js';
import { weekView } from './week-view.js';

@Controller()
export class SchedulingController {
  @Handles(getScheduling)
  get(_: Input<typeof getScheduling>, ctx: Ctx) {
    return schedulingOf(ctx);
  }

  @Handles(getSchedulingWeek)
  week(input: Input<typeof getSchedulingWeek>, ctx: Ctx) {
    return weekView(ctx, input);
  }
}

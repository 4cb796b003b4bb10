import { Controller } from '@nestjs/common';
import type { Input } from '@talent-os/contracts';
import { getMyWellness, getWellnessTrend } from '@talent-os/contracts/productivity/wellness.js';
import { getWorkload } from '@talent-os/contracts/productivity/wellness-team.js';
import { Handles, type Ctx } from '@talent-os/service-kit';
import { clockOf } from '../clock.js';
import { latestOf, skipsOf, trendOf } from './checkins.queries.js';
import { mineOf } from './mine.rules.js';
import { ownShifts } from './own-shifts.js';
import { shiftFactsOf } from './shifts.rules.js';
import { workloadOf } from './workload.queries.js';

@Controller()
export class WellnessController {
  @Handles(getMyWellness)
  async mine(_: Input<typeof getMyWellness>, ctx: Ctx) {
    const [latest, skips, clock] = await Promise.all([latestOf(ctx), skipsOf(ctx), clockOf(ctx)]);
    return mineOf(latest, skips, clock);
  }

  @Handles(getWellnessTrend)
  async trend({ months }: Input<typeof getWellnessTrend>, ctx: Ctx) {
    return trendOf(ctx, months, await clockOf(ctx));
  }

  @Handles(getWorkload)
  async workload(_: Input<typeof getWorkload>, ctx: Ctx) {
    const [clock, shifts] = await Promise.all([clockOf(ctx), ownShifts(ctx)]);
    return { facts: [...(await workloadOf(ctx, clock)), ...shiftFactsOf(shifts, clock)] };
  }
}

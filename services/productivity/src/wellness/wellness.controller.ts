import { Controller } from '@nestjs/common';
import { type Input, admits } from '@talent-os/contracts';
import { getMyWellness, getWellnessTrend } from '@talent-os/contracts/productivity/wellness.js';
import { getWorkload } from '@talent-os/contracts/productivity/wellness-team.js';
import { Handles, type Ctx, DomainError } from '@talent-os/service-kit';
import { clockOf } from '../clock.js';
import { latestOf, skipsOf, trendOf } from './checkins.queries.js';
import { mineOf } from './mine.rules.js';
import { shiftFactsOf, type Shift } from './shifts.rules.js';
import { workloadOf } from './workload.queries.js';
import { mySchedule } from '@talent-os/contracts/healthcare/shifts.js';

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

/** The caller's shifts of the last four weeks and those ahead; none for people who work no shifts, or while nobody can tell. */
async function ownShifts(ctx: Ctx): Promise<readonly Shift[]> {
  if (!admits(ctx.ability, mySchedule.access)) return [];
  try {
    const [past, upcoming] = await Promise.all([
      ctx.call(mySchedule, { show: 'past' }),
      ctx.call(mySchedule, { show: 'upcoming' }),
    ]);
    return [...past.items, ...upcoming.items];
  } catch (error) {
    if (error instanceof DomainError) return [];
    throw error;
  }
}

import { Controller } from '@nestjs/common';
import type { Input } from '@talent-os/contracts';
import { getUnits } from '@talent-os/contracts/healthcare/units.js';
import { getHealthcareHeadcount, getSalesHeadcount } from '@talent-os/contracts/talent/headcount.js';
import { Handles, type Ctx } from '@talent-os/service-kit';
import { todayOf } from '@talent-os/service-kit/people/timezone-of';
import { salesFigures } from './ramp.rules.js';
import { seatsOf } from './seats.queries.js';
import { knownOf } from './sellers.js';
import { teamsFor } from './teams.queries.js';
import { unitFigures } from './unit-gap.rules.js';

/** What the industries add to the plan. */
@Controller()
export class IndustryHeadcountController {
  @Handles(getSalesHeadcount)
  async sales(_input: Input<typeof getSalesHeadcount>, ctx: Ctx) {
    const [teams, seats, today] = await Promise.all([teamsFor(ctx, 'SALES'), seatsOf(ctx, 'SALES'), todayOf(ctx)]);
    const mine = new Set(teams.map(({ department }) => department));
    const own = seats.filter(({ department }) => mine.has(department));
    return { items: salesFigures(own, await knownOf(ctx, own), today) };
  }

  @Handles(getHealthcareHeadcount)
  async healthcare(_input: Input<typeof getHealthcareHeadcount>, ctx: Ctx) {
    const [seats, { units }] = await Promise.all([seatsOf(ctx, 'HEALTHCARE'), ctx.call(getUnits, {})]);
    return { items: unitFigures(units, seats) };
  }
}

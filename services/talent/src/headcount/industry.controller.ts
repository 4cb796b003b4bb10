import { Controller } from '@nestjs/common';
import type { Input } from '@talent-os/contracts';
import { getUnits } from '@talent-os/contracts/healthcare/units.js';
import { sellersSince } from '@talent-os/contracts/sales/planning.js';
import { getHealthcareHeadcount, getSalesHeadcount } from '@talent-os/contracts/talent/headcount.js';
import { Handles, type Ctx } from '@talent-os/service-kit';
import { timezoneOf } from '@talent-os/service-kit/people/timezone-of';
import { dayIn } from '@talent-os/service-kit/wall-clock';
import { salesFigures } from './ramp.rules.js';
import { seatsOf } from './seats.queries.js';
import { teamsFor } from './teams.queries.js';
import { unitFigures } from './unit-gap.rules.js';

/** Sellers asked about at a time. */
const BATCH = 500;

/** What the industries add to the plan. */
@Controller()
export class IndustryHeadcountController {
  @Handles(getSalesHeadcount)
  async sales(_input: Input<typeof getSalesHeadcount>, ctx: Ctx) {
    const [teams, seats, timezone] = await Promise.all([
      teamsFor(ctx, 'SALES'),
      seatsOf(ctx, 'SALES'),
      timezoneOf(ctx),
    ]);
    const sitting = seats.flatMap(({ holderId, filledOn }) =>
      holderId && filledOn ? [{ userId: holderId, since: filledOn }] : [],
    );
    const batches = Array.from({ length: Math.ceil(sitting.length / BATCH) }, (_, at) =>
      ctx.call(sellersSince, { sellers: sitting.slice(at * BATCH, (at + 1) * BATCH) }),
    );
    const sellers = (await Promise.all(batches)).flatMap((answer) => answer.sellers);
    const mine = new Set(teams.map(({ department }) => department));
    return { items: salesFigures(seats, sellers, dayIn(ctx.now, timezone)).filter((one) => mine.has(one.department)) };
  }

  @Handles(getHealthcareHeadcount)
  async healthcare(_input: Input<typeof getHealthcareHeadcount>, ctx: Ctx) {
    const [teams, { units }] = await Promise.all([teamsFor(ctx, 'HEALTHCARE'), ctx.call(getUnits, {})]);
    return { items: unitFigures(units, teams) };
  }
}

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
    const answers = await Promise.all(batches);
    const sellers = answers.flatMap((answer) => answer.sellers);
    const recordsFrom = answers[0]?.recordsFrom ?? null;
    const mine = new Set(teams.map(({ department }) => department));
    const figures = salesFigures(seats, { sellers, recordsFrom }, dayIn(ctx.now, timezone));
    return { items: figures.filter(({ department }) => mine.has(department)) };
  }

  @Handles(getHealthcareHeadcount)
  async healthcare(_input: Input<typeof getHealthcareHeadcount>, ctx: Ctx) {
    const [seats, { units }] = await Promise.all([seatsOf(ctx, 'HEALTHCARE'), ctx.call(getUnits, {})]);
    return { items: unitFigures(units, seats) };
  }
}

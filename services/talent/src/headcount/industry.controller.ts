import { Controller } from '@nestjs/common';
import type { Input } from '@talent-os/contracts';
import { getUnits } from '@talent-os/contracts/healthcare/units.js';
import { getHealthcareHeadcount, getSalesHeadcount } from '@talent-os/contracts/talent/headcount.js';
import { Handles, type Ctx } from '@talent-os/service-kit';
import { todayOf } from '@talent-os/service-kit/people/timezone-of';
import { salesFigures, type SalesRecords } from './ramp.rules.js';
import { seatsOf, type Seat } from './seats.queries.js';
import { teamsFor } from './teams.queries.js';
import { unitFigures } from './unit-gap.rules.js';
import { firstWins } from '@talent-os/contracts/sales/newcomers.js';
import { sellerQuotas } from '@talent-os/contracts/sales/planning.js';
import { batchesOf } from '../people/batches.js';

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

/** What sales knows of the people who sit on these seats. */
async function knownOf(ctx: Ctx, seats: readonly Seat[]): Promise<SalesRecords> {
  const people = seats.flatMap(({ holderId, filledOn }) =>
    holderId && filledOn ? [{ userId: holderId, from: filledOn }] : [],
  );
  // Asked about nobody, sales still says since when it has records.
  const batches = people.length > 0 ? batchesOf(people) : [[]];
  const [wins, quotas] = await Promise.all([
    Promise.all(batches.map((batch) => ctx.call(firstWins, { people: batch }))),
    Promise.all(batches.map((batch) => ctx.call(sellerQuotas, { userIds: batch.map(({ userId }) => userId) }))),
  ]);
  const winOf = new Map(wins.flatMap((answer) => answer.wins).map(({ userId, wonOn }) => [userId, wonOn]));
  const quotaOf = new Map(quotas.flatMap((answer) => answer.quotas).map((one) => [one.userId, one.yearlyQuota]));
  return {
    recordsFrom: quotas[0]?.recordsFrom ?? null,
    firstWin: (userId) => winOf.get(userId),
    quota: (userId) => quotaOf.get(userId),
  };
}

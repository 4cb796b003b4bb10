import type { Input } from '@talent-os/contracts';
import { PLAN_QUARTERS, type exportHeadcountPlan } from '@talent-os/contracts/talent/headcount.js';
import { holdsWords } from '@talent-os/contracts/search/fold.js';
import type { Ctx } from '@talent-os/service-kit';
import { todayOf } from '@talent-os/service-kit/people/timezone-of';
import { planOf } from './plan.rules.js';
import { quartersFrom } from './quarter.rules.js';
import { teamsFor } from './teams.queries.js';

type PlanFilter = Input<typeof exportHeadcountPlan>;

export const quartersOf = async (ctx: Ctx) => quartersFrom(await todayOf(ctx), PLAN_QUARTERS);

/** Teams that match a filter, in the quarter asked for; the current one where that is none of those ahead. */
export async function plansFor(ctx: Ctx, { quarter, industry, search, short }: PlanFilter) {
  const quarters = await quartersOf(ctx);
  const chosen = quarters.find((one) => one.quarter === quarter) ?? quarters[0]!;
  const found = (await teamsFor(ctx, industry)).filter(({ department }) => holdsWords(department, search));
  const rows = found
    .map((team) => ({ team, plan: planOf(team, chosen) }))
    .filter(({ plan: { gap } }) => short === undefined || (gap !== null && gap > 0) === short);
  return { quarters, chosen, teams: rows.map(({ team }) => team), plans: rows.map(({ plan }) => plan) };
}

import { PAGE_SIZE, type Input, type Output } from '@talent-os/contracts';
import {
  EXPORT_PLANS,
  type exportOnboarding,
  type listOnboarding,
  type OnboardingPlan,
} from '@talent-os/contracts/talent/onboarding.js';
import type { Ctx, RawJson } from '@talent-os/service-kit';
import { orderBy } from '@talent-os/service-kit/sql/sorting';
import { todayOf } from '@talent-os/service-kit/people/timezone-of';
import { COUNTED, PLAN, plansFor, plansWhere, SORTABLE, USUAL } from './plan.sql.js';
import { leaderFor } from './whose.js';

export async function listOfPlans(
  ctx: Ctx,
  input: Input<typeof listOnboarding>,
): Promise<RawJson<Output<typeof listOnboarding>>> {
  const filters = plansWhere(input, await todayOf(ctx), leaderFor(ctx));
  const order = orderBy(SORTABLE, input.sort, USUAL, 'p.id');
  const { where } = filters;
  return ctx.db.json(
    `select json_build_object(
       'items', coalesce((select json_agg(page) from (
         select ${PLAN} from (
           select p.id from ${plansFor(where, order)} where ${where} order by ${order}
           limit ${PAGE_SIZE} offset ${filters.arg((input.page - 1) * PAGE_SIZE)}) k
         join talent.onboarding_plan p on p.organization_id = $1 and p.id = k.id ${COUNTED} order by ${order}) page), '[]'::json),
       'total', (select count(*) from ${plansFor(where)} where ${where}))::text`,
    filters.args,
  );
}

/** All plans that match, as far as a file takes them, each with how many there are. */
export async function plansForFile(ctx: Ctx, input: Input<typeof exportOnboarding>) {
  const { where, args } = plansWhere(input, await todayOf(ctx), leaderFor(ctx));
  return ctx.db.read<OnboardingPlan & { readonly total: number }>(
    `select ${PLAN}, (count(*) over ())::int as total from talent.onboarding_plan p ${COUNTED} where ${where}
     order by ${USUAL}, p.id limit ${EXPORT_PLANS}`,
    args,
  );
}

import { PAGE_SIZE, type Input, type Output } from '@talent-os/contracts';
import {
  EXPORT_PLANS,
  type exportOnboarding,
  type listOnboarding,
  type OnboardingPlan,
} from '@talent-os/contracts/talent/onboarding.js';
import type { Ctx, RawJson } from '@talent-os/service-kit';
import { orderBy } from '@talent-os/service-kit/sql/sorting';
import { COUNTED, PLAN, plansWhere, SORTABLE, USUAL } from './plan.sql.js';
import { leaderFor, todayOf } from './whose.js';

export async function listOfPlans(
  ctx: Ctx,
  input: Input<typeof listOnboarding>,
): Promise<RawJson<Output<typeof listOnboarding>>> {
  const filters = plansWhere(input, await todayOf(ctx), leaderFor(ctx));
  const order = orderBy(SORTABLE, input.sort, USUAL, 'p.id');
  return ctx.db.json(
    `select json_build_object(
       'items', coalesce((select json_agg(page) from (
         select ${PLAN} from talent.onboarding_plan p ${COUNTED} where ${filters.where} order by ${order}
         limit ${PAGE_SIZE} offset ${filters.arg((input.page - 1) * PAGE_SIZE)}) page), '[]'::json),
       'total', (select count(*) from talent.onboarding_plan p ${COUNTED} where ${filters.where}))::text`,
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

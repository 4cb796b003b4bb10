import type { Input, Output } from '@talent-os/contracts';
import {
  type exportOnboarding,
  type listOnboarding,
  type OnboardingPlan,
} from '@talent-os/contracts/talent/onboarding.js';
import type { Ctx, RawJson } from '@talent-os/service-kit';
import { listJson } from '@talent-os/service-kit/sql/list';
import { orderBy } from '@talent-os/service-kit/sql/sorting';
import { todayOf } from '@talent-os/service-kit/people/timezone-of';
import { COUNTED, JOINS, PLAN, plansWhere, SORTABLE, USUAL } from './plan.sql.js';
import { leaderFor } from './whose.js';

export async function listOfPlans(
  ctx: Ctx,
  input: Input<typeof listOnboarding>,
): Promise<RawJson<Output<typeof listOnboarding>>> {
  const filters = plansWhere(input, await todayOf(ctx), leaderFor(ctx));
  const order = orderBy(SORTABLE, input.sort, USUAL, 'p.id');
  return ctx.db.json(
    listJson({ table: 'talent.onboarding_plan p', joins: JOINS, filters, order, item: PLAN, page: input.page }),
    filters.args,
  );
}

/** All plans that match, as far as a file takes them, each with how many there are. */
export async function plansForFile(ctx: Ctx, input: Input<typeof exportOnboarding>) {
  const filters = plansWhere(input, await todayOf(ctx), leaderFor(ctx));
  const page = filters.filePage(input.skip);
  const { where, args } = filters;
  return ctx.db.read<OnboardingPlan & { readonly total: number }>(
    `select ${PLAN}, (count(*) over ())::int as total from talent.onboarding_plan p ${COUNTED} where ${where}
     order by ${USUAL}, p.id ${page}`,
    args,
  );
}

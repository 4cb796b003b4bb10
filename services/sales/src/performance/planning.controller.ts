import { Controller } from '@nestjs/common';
import type { Input, Output } from '@talent-os/contracts';
import { sellerQuotas } from '@talent-os/contracts/sales/planning.js';
import { Handles, type Ctx } from '@talent-os/service-kit';
import { todayOf } from '@talent-os/service-kit/people/timezone-of';
import { recordsFrom } from '../newcomers/first-wins.queries.js';

/** `$2` people, `$3` today. */
const QUOTAS = `
  select distinct on (q.user_id) q.user_id as "userId",
    round(q.amount::numeric / (q.period_end - q.period_start + 1) * 365)::bigint as "yearlyQuota"
  from sales.quota q
  where q.organization_id = $1 and q.user_id = any($2) and q.status <> 'draft'
    and q.period_start <= $3::date and q.period_end >= $3::date
  order by q.user_id, q.period_start desc`;

@Controller()
export class PlanningController {
  @Handles(sellerQuotas)
  async quotas({ userIds }: Input<typeof sellerQuotas>, ctx: Ctx) {
    const today = await todayOf(ctx);
    const [first, quotas] = await Promise.all([
      recordsFrom(ctx),
      ctx.db.read<Output<typeof sellerQuotas>['quotas'][number]>(QUOTAS, [userIds, today]),
    ]);
    return { recordsFrom: first, quotas };
  }
}

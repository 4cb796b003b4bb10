import { Controller } from '@nestjs/common';
import type { Input, Output } from '@talent-os/contracts';
import { sellersSince } from '@talent-os/contracts/sales/planning.js';
import { Handles, type Ctx } from '@talent-os/service-kit';
import { dayOf } from '@talent-os/service-kit/calendar';

type Sellers = Output<typeof sellersSince>['sellers'];

/** `$2` people, `$3` the days they are asked about since, `$4` today. */
const SELLERS = `
  select asked.user_id as "userId",
    (select round(q.amount::numeric / (q.period_end - q.period_start + 1) * 365)::bigint from sales.quota q
      where q.organization_id = $1 and q.user_id = asked.user_id and q.status <> 'draft'
        and q.period_start <= $4::date and q.period_end >= $4::date
      order by q.period_start desc limit 1) as "yearlyQuota",
    (select min(d.close_date) from sales.deal d
      where d.organization_id = $1 and d.owner_id = asked.user_id and d.stage = 'closed_won'
        and d.close_date >= asked.since) as "firstWonOn"
  from unnest($2::uuid[], $3::date[]) as asked (user_id, since)`;

const FIRST = `
  select min(least(close_date, (created_at at time zone 'UTC')::date)) as day from sales.deal where organization_id = $1`;

@Controller()
export class PlanningController {
  @Handles(sellersSince)
  async sellers({ sellers }: Input<typeof sellersSince>, ctx: Ctx) {
    const ids = sellers.map(({ userId }) => userId);
    const days = sellers.map(({ since }) => since);
    const [first, found] = await Promise.all([
      ctx.db.readOne<{ day: string | null }>(FIRST),
      ctx.db.read<Sellers[number]>(SELLERS, [ids, days, dayOf(ctx.now)]),
    ]);
    return { recordsFrom: first?.day ?? null, sellers: found };
  }
}

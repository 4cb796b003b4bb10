import type { Output } from '@talent-os/contracts';
import { openStages } from '@talent-os/contracts/sales/deal-stages.js';
import type { getPerformance } from '@talent-os/contracts/sales/performance.js';
import type { Ctx } from '@talent-os/service-kit';
import { monthStart, quarterOf, type Day } from '@talent-os/service-kit/calendar';
import { todayOf } from '@talent-os/service-kit/people/timezone-of';
import { REVENUE } from '../territories/territories.queries.js';
import { TREND_MONTHS, type Month } from './performance.rules.js';
import { CREDITS } from '../deals/credits.js';
import { revenueSince } from '../deals/revenue.rules.js';

const OPEN = openStages.map((stage) => `'${stage}'`).join(', ');

type Sums = {
  readonly quotaTarget: number;
  readonly currentRevenue: number;
  readonly monthlyRevenue: number;
  /** Until the day that this month has come to: half a month compares with half a month. */
  readonly lastMonth: number;
  readonly activeDeals: number;
  readonly pipelineValue: number;
  readonly territories: Output<typeof getPerformance>['territories'];
};

/** `$2` me, `$3` today, `$4` and `$5` the calendar quarter, `$6` and `$7` the first of this month and the last, `$8` revenue since. */
const PERFORMANCE = `
  with quota as (
    select amount, period_start, period_end from sales.quota
    where organization_id = $1 and user_id = $2 and status <> 'draft' and period_start <= $3::date and period_end >= $3::date
    order by period_start desc limit 1),
  period as (
    select coalesce((select period_start from quota), $4::date) as starts, coalesce((select period_end from quota), $5::date) as ends)
  select coalesce((select amount from quota), 0)::bigint as "quotaTarget", sums.*,
    coalesce((
      select json_agg(json_build_object('name', t.name, 'accountCount', held.count, 'revenue', won.revenue, 'status', t.status)
        order by array_position(array['active', 'proposed', 'archived'], t.status), t.name)
      from sales.territory t, ${REVENUE('$8')}
      where t.organization_id = $1 and t.owner_id = $2), '[]'::json) as territories
  from (
    select
      coalesce(sum(credit) filter (where won and close_date between period.starts and period.ends), 0)::bigint as "currentRevenue",
      coalesce(sum(credit) filter (where won and close_date >= $6::date), 0)::bigint as "monthlyRevenue",
      coalesce(sum(credit) filter (where won and close_date >= $7::date and close_date <= ($3::date - interval '1 month')::date), 0)::bigint as "lastMonth",
      count(*) filter (where not won)::int as "activeDeals",
      coalesce(sum(credit) filter (where not won), 0)::bigint as "pipelineValue"
    from period left join (
      select c.credit, c.close_date, c.stage = 'closed_won' as won from ${CREDITS} c
      where c.seller_id = $2 and c.stage in (${OPEN}, 'closed_won')) mine on true) sums`;

/** A person's sums in one round trip: quota of the period today lies in, what they are credited with of won and open deals, territories. */
export async function performanceOf(ctx: Ctx): Promise<Sums> {
  const today = await todayOf(ctx);
  const quarter = quarterOf(today);
  const months = [monthStart(today), monthStart(today, -1)];
  const row = await ctx.db.readOne<Sums>(PERFORMANCE, [
    ctx.userId,
    today,
    quarter.starts,
    quarter.ends,
    ...months,
    revenueSince(today),
  ]);
  return row!;
}

/** Day of a person's first deal, and what they have won in each month of the trend. */
export async function wonByMonth(
  ctx: Ctx,
  today: Day,
  timezone: string,
): Promise<{ firstDeal: string | null; months: Month[] }> {
  const row = await ctx.db.readOne<{ firstDeal: string | null; months: Month[] }>(
    `select
       (select min(least((created_at at time zone $4)::date, case when stage = 'closed_won' then close_date end))
        from ${CREDITS} c where c.seller_id = $2) as "firstDeal",
       (select coalesce(json_agg(won), '[]'::json) from (
         select to_char(close_date, 'YYYY-MM') as month, sum(credit)::bigint as revenue, count(*) as deals
         from ${CREDITS} c where c.seller_id = $2 and stage = 'closed_won' and close_date >= $3::date
         group by 1) won) as months`,
    [ctx.userId, monthStart(today, 1 - TREND_MONTHS), timezone],
  );
  return row!;
}

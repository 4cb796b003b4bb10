import { dealStages, openStages, STALLED_AFTER_DAYS } from '@talent-os/contracts/sales/deal-stages.js';
import type { Ctx } from '@talent-os/service-kit';
import { daysBefore, quarterOf, type Day } from '@talent-os/service-kit/calendar';
import { countText, dayText, moneyText } from '@talent-os/service-kit/inbox/inbox';
import type { Find } from '@talent-os/service-kit/insights/findings';
import type { Filters } from '@talent-os/service-kit/sql/filters';
import { texts } from '@talent-os/service-kit/sql/texts';
import { currencyOf } from '@talent-os/service-kit/people/currency-of';
import { CREDITS } from '../deals/credits.js';
import { dealsVisibleTo, ownerBound } from '../deals/deals.queries.js';

const OPEN = `d.stage in (${texts(openStages)})`;

type Share = {
  readonly open: number;
  readonly amount: number;
  readonly count: number;
  readonly held: number;
  readonly owners: number;
  readonly since: string | null;
};

/** Open deals the caller sees, and those among them that meet a condition, with their oldest moment. */
const shareSql = (where: string, condition: string, moment: string) => `
  select count(*)::int as open, coalesce(sum(d.amount), 0)::float8 as amount,
    (count(*) filter (where ${condition}))::int as count,
    coalesce(sum(d.amount) filter (where ${condition}), 0)::float8 as held,
    (count(distinct d.owner_id) filter (where ${condition}))::int as owners,
    min(${moment}) filter (where ${condition}) as since
  from sales.deal d where ${where} and ${OPEN}`;

type Condition = {
  readonly condition: string;
  readonly moment: string;
  readonly link: string;
  readonly title: (count: number) => string;
};

/** The deals among the open ones that meet a condition, as one finding. */
async function shareOf(ctx: Ctx, filters: Filters, { condition, moment, link, title }: Condition) {
  const [found, currency] = await Promise.all([
    ctx.db.readOne<Share>(shareSql(filters.where, condition, moment), filters.args),
    currencyOf(ctx),
  ]);
  if (!found?.since) return [];
  const { count, open, held, amount, since, owners } = found;
  return [
    {
      key: 'open',
      title: title(count),
      evidence: [
        `${count} of ${countText(open, 'open deal')}`,
        `${moneyText(held, currency)} of ${moneyText(amount, currency)}`,
      ],
      rows: { count, what: count === 1 ? 'deal' : 'deals', link },
      value: (100 * count) / open,
      since,
      people: owners,
      industry: 'SALES' as const,
      link,
    },
  ];
}

/** Open deals with which nothing has happened for too long. */
export const dealsStalled: Find = (ctx) => {
  const filters = dealsVisibleTo(ctx);
  const before = filters.arg(daysBefore(ctx.now, STALLED_AFTER_DAYS));
  return shareOf(ctx, filters, {
    condition: `d.last_activity_at < ${before}::timestamptz`,
    moment: 'd.last_activity_at',
    link: '/sales/opportunities?view=table&stalled=true',
    title: (count) =>
      `${countText(count, 'open deal has', 'open deals have')} stood still for ${STALLED_AFTER_DAYS} days`,
  });
};

/** Open deals that should have been won or lost by now. */
export const dealsPastClose: Find = (ctx, { today }) => {
  const filters = dealsVisibleTo(ctx);
  return shareOf(ctx, filters, {
    condition: `d.close_date < ${filters.arg(today)}::date`,
    moment: `(d.close_date || 'T00:00:00Z')`,
    link: '/sales/opportunities?view=table&overdue=true',
    title: (count) => `${countText(count, 'open deal is', 'open deals are')} past the close date`,
  });
};

type Cover = {
  readonly sellers: number;
  readonly quota: number;
  readonly won: number;
  readonly weighted: number;
  readonly ends: Day;
  readonly starts: Day;
};

const PROBABILITY = `case c.stage ${openStages
  .map((stage) => `when '${stage}' then ${dealStages[stage].probability}`)
  .join(' ')} else 0 end`;

/** `$2` today, `$3` the last day of the quarter, `$4` whose quota alone. */
const COVER = `
  with quota as materialized (
    select distinct on (q.user_id) q.user_id, q.amount, q.period_start, q.period_end from sales.quota q
    where q.organization_id = $1 and q.status <> 'draft' and q.period_start <= $2::date and q.period_end >= $2::date
      and ($4::uuid is null or q.user_id = $4)
    order by q.user_id, q.period_start desc)
  select count(*)::int as sellers, coalesce(sum(q.amount), 0)::float8 as quota,
    coalesce(sum(own.won), 0)::float8 as won, coalesce(sum(own.weighted), 0)::float8 as weighted,
    coalesce(max(q.period_end), $3::date)::text as ends, coalesce(min(q.period_start), $2::date)::text as starts
  from quota q cross join lateral (
    select sum(c.credit) filter (where c.stage = 'closed_won') as won, sum(c.credit * ${PROBABILITY}) as weighted
    from ${CREDITS} c where c.seller_id = q.user_id and c.close_date between q.period_start and q.period_end) own`;

/** Quotas that what is won and what may be won do not add up to. */
export const quotaShort: Find = async (ctx, { today }) => {
  const { ends } = quarterOf(today);
  const [found, currency] = await Promise.all([
    ctx.db.readOne<Cover>(COVER, [today, ends, ownerBound(ctx) ?? null]),
    currencyOf(ctx),
  ]);
  if (!found || found.quota === 0) return [];
  const { sellers, quota, won, weighted } = found;
  const value = (100 * (won + weighted)) / quota;
  return [
    {
      key: found.ends,
      title: `Quotas until ${dayText(found.ends)} are covered to ${Math.floor(value)} %`,
      evidence: [
        `${moneyText(won, currency)} won and ${moneyText(weighted, currency)} weighted in open deals, of ${moneyText(quota, currency)}`,
        countText(sellers, 'quota'),
      ],
      value,
      since: `${found.starts}T00:00:00Z`,
      dueOn: found.ends,
      people: sellers,
      industry: 'SALES',
      link: '/sales/opportunities',
    },
  ];
};

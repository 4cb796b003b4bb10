import { Controller } from '@nestjs/common';
import type { Input } from '@talent-os/contracts';
import { getMe } from '@talent-os/contracts/identity/me.js';
import {
  getMarket,
  MARKET_DAYS,
  MARKET_LEAST,
  MOST_FAMILIES,
  type MarketFamily,
} from '@talent-os/contracts/talent/market.js';
import { Handles, type Ctx } from '@talent-os/service-kit';
import { addDays } from '@talent-os/service-kit/calendar';
import { timezoneOf, todayOf } from '@talent-os/service-kit/people/timezone-of';
import { industriesOf } from '../requisitions/requisitions.queries.js';

type FamilyRow = Omit<MarketFamily, 'applicantsPerSeat'> & { readonly applicants: number; readonly total: number };

/**
 * Seats opened or filled in the period, by job family; `$2` industries, `$3` the first day of the period, `$4` the first day
 * of the one before it, `$5` the timezone. What rests on too few is not answered.
 */
const FAMILIES = `
  with seats as materialized (
    select p.id, p.job_family, p.industry, (p.opened_at at time zone $5)::date as opened,
      (p.filled_at at time zone $5)::date as filled, r.salary_min, r.salary_max,
      case when (p.opened_at at time zone $5)::date >= $3::date then (
        select count(*)::int from talent.application a where a.organization_id = $1 and a.position_id = p.id) end as applicants
    from talent.position p left join talent.requisition r on r.organization_id = $1 and r.id = p.requisition_id
    where p.organization_id = $1 and p.industry = any($2)),
  families as (
    select s.job_family as "jobFamily", s.industry, (count(*) filter (where s.opened >= $3::date))::int as postings,
      (count(*) filter (where s.opened >= $4::date and s.opened < $3::date))::int as before,
      coalesce(sum(s.applicants), 0)::int as applicants, (count(*) filter (where s.filled >= $3::date))::int as fills,
      percentile_cont(0.5) within group (order by s.filled - s.opened) filter (where s.filled >= $3::date) as days,
      (count(*) filter (where s.opened >= $3::date and s.salary_min is not null and s.salary_max is not null))::int as bands,
      percentile_cont(0.5) within group (order by s.salary_min)
        filter (where s.opened >= $3::date and s.salary_min is not null and s.salary_max is not null) as pay_from,
      percentile_cont(0.5) within group (order by s.salary_max)
        filter (where s.opened >= $3::date and s.salary_min is not null and s.salary_max is not null) as pay_to
    from seats s group by s.job_family, s.industry)
  select f."jobFamily", f.industry, f.postings, f.before, f.applicants, f.fills,
    case when f.fills >= ${MARKET_LEAST} then f.days end as "medianDays", f.bands,
    case when f.bands >= ${MARKET_LEAST} then round(f.pay_from)::float8 end as "payFrom",
    case when f.bands >= ${MARKET_LEAST} then round(f.pay_to)::float8 end as "payTo",
    (count(*) over ())::int as total
  from families f where f.postings > 0 or f.before > 0
  order by f.postings desc, f."jobFamily", f.industry limit ${MOST_FAMILIES}`;

@Controller()
export class MarketController {
  @Handles(getMarket)
  async get({ industry }: Input<typeof getMarket>, ctx: Ctx) {
    const [today, timezone, me] = await Promise.all([todayOf(ctx), timezoneOf(ctx), ctx.call(getMe, {})]);
    const from = addDays(today, 1 - MARKET_DAYS);
    const among = industriesOf(ctx).filter((one) => industry === undefined || one === industry);
    const args = [among, from, addDays(from, -MARKET_DAYS), timezone];
    const rows = await ctx.db.read<FamilyRow>(FAMILIES, args);
    return {
      from,
      until: today,
      currency: me.organization.currency,
      families: rows.map(({ applicants, total: _total, ...family }) => ({
        ...family,
        applicantsPerSeat:
          family.postings >= MARKET_LEAST ? Math.round((10 * applicants) / family.postings) / 10 : null,
      })),
      total: rows[0]?.total ?? 0,
      postings: rows.reduce((sum, { postings }) => sum + postings, 0),
    };
  }
}

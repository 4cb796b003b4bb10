import { CLIFF_DAYS, LEARNED_MONTHS, SHOWN_MONTHS } from '@talent-os/contracts/intelligence/predictions.js';
import type { Ctx } from '@talent-os/service-kit';
import { addDays, monthOf, monthStart, type Day } from '@talent-os/service-kit/calendar';
import { industriesOf } from '../questions/answer.js';
import type { Filled, MonthCount, Standing } from './predict.rules.js';

/** Days after which somebody who still stands in a stage is expected no more. */
const STALE_DAYS = 90;
/** Filled seats that are looked at, the latest first. */
const MOST_FILLED = 20_000;

/** First days of the months that forecasts read: those that are shown, and those that the first of these learns from. */
const monthsRead = (today: Day): Day[] =>
  Array.from({ length: LEARNED_MONTHS + SHOWN_MONTHS }, (_, at) =>
    monthStart(today, at + 1 - LEARNED_MONTHS - SHOWN_MONTHS),
  );

const MINE = '(f.industry is null or f.industry = any($3))';

/** `$2` first days of months, `$3` industries, `$4` how old a stage may be. Who is hired within the month has come to its stage by then. */
const STANDINGS = `
  select to_char(d.day, 'YYYY-MM') as month, f.stage, count(*)::int as standing,
    count(*) filter (where exists (
      select from intelligence.fact_application_stage h
      where h.organization_id = $1 and h.source_id = f.source_id and h.stage = 'hired'
        and h.day >= d.day and h.day < (d.day + interval '1 month')::date))::int as hired
  from unnest($2::date[]) d (day)
  join intelligence.fact_application_stage f on f.organization_id = $1 and f.day < d.day and f.day >= d.day - $4::int
    and (f.days is null or f.day + f.days::int >= d.day)
  where f.stage is not null and f.stage <> 'hired' and ${MINE}
  group by d.day, f.stage`;

/** `$2` the first day, `$3` industries. */
const HIRES = `
  select to_char(f.day, 'YYYY-MM') as month, count(*)::int as count
  from intelligence.fact_application_stage f
  where f.organization_id = $1 and f.day >= $2::date and f.stage = 'hired' and ${MINE}
  group by 1`;

export async function hiresKnown(ctx: Ctx, today: Day) {
  const months = monthsRead(today);
  const industries = industriesOf(ctx);
  const [standings, hires] = await Promise.all([
    ctx.db.read<Standing>(STANDINGS, [months, industries, STALE_DAYS]),
    ctx.db.read<MonthCount>(HIRES, [months[0]!, industries]),
  ]);
  return { standings, hires };
}

/** `$2` the first day, `$3` industries. A seat that was filled within the time may have been opened long before. */
const FILLED = `
  select f.day::text as "openedOn", f.days::int as days
  from intelligence.fact_seat f
  where f.organization_id = $1 and f.day >= $2::date and f.days is not null and f.days >= 0 and ${MINE}
  order by f.day desc limit ${MOST_FILLED}`;

export const filledKnown = (ctx: Ctx, today: Day): Promise<Filled[]> =>
  ctx.db.read<Filled>(FILLED, [monthStart(today, -3 * LEARNED_MONTHS), industriesOf(ctx)]);

/** `$2` the first day, `$3` industries, `$4` today. */
const LAPSES = `
  select to_char(f.day, 'YYYY-MM') as month, count(*)::int as count
  from intelligence.fact_credential f
  where f.organization_id = $1 and f.day >= $2::date and f.day < $4::date and f.status = 'verified' and ${MINE}
  group by 1`;

/** `$2` the first day, `$3` industries, `$4` today, `$5` days ahead. */
const ENDING = `
  select d.days, count(*) filter (where f.day between $4::date and $4::date + d.days)::int as count, count(f.source_id)::int as n
  from unnest($5::int[]) d (days)
  left join intelligence.fact_credential f on f.organization_id = $1 and f.day >= $2::date and f.status = 'verified' and ${MINE}
  group by d.days order by d.days`;

export async function credentialsKnown(ctx: Ctx, today: Day) {
  const industries = industriesOf(ctx);
  const [first] = monthsRead(today);
  const [lapses, ending] = await Promise.all([
    ctx.db.read<MonthCount>(LAPSES, [first!, industries, today]),
    ctx.db.read<{ days: number; count: number; n: number }>(ENDING, [first!, industries, today, [...CLIFF_DAYS]]),
  ]);
  return {
    lapses,
    known: ending[0]?.n ?? 0,
    ending: ending.map(({ days, count }) => ({ days, count })),
  };
}

/** The days that forecasts of today have learned from. */
export const learnedPeriod = (today: Day) => ({
  from: monthStart(today, -LEARNED_MONTHS),
  until: addDays(`${monthOf(today)}-01`, -1),
});

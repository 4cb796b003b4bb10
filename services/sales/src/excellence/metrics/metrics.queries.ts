import type { Output } from '@talent-os/contracts';
import { STALLED_AFTER_DAYS } from '@talent-os/contracts/sales/deal-stages.js';
import { METRIC_ROWS, type listMetricRows } from '@talent-os/contracts/sales/excellence.js';
import type { ModuleMetric } from '@talent-os/contracts/sales/excellence-shapes.js';
import {
  isAsked,
  metricOf,
  type AskedMetricKey,
  type MetricKey,
} from '@talent-os/contracts/sales/excellence/metrics.data.js';
import type { Ctx } from '@talent-os/service-kit';
import { addDays, daysBefore, quarterOf, type Day } from '@talent-os/service-kit/calendar';
import { ownerBound } from '../../deals/deals.queries.js';
import { askedRows, askedRowsFor, isKept } from './asked-rows.js';
import { summedOf } from './asked.rules.js';
import { figureOf, type Basis, type Summed } from './figure.rules.js';
import { metricRows, rowsSqlOf } from './metric-rows.js';

const YEAR_DAYS = 365;

/** The days figures are of, for every statement the same: `$2` to `$8`. */
const PERIOD = `
  with period as (
    select $2::timestamptz as since, $3::timestamptz as idle, $4::date as today, $5::date as starts, $6::date as ends,
      $7::date as last_starts, $8::date as last_ends)`;

function periodOf(ctx: Ctx, today: Day) {
  const { starts, ends } = quarterOf(today);
  const last = quarterOf(addDays(starts, -1));
  return [
    daysBefore(ctx.now, YEAR_DAYS),
    daysBefore(ctx.now, STALLED_AFTER_DAYS),
    today,
    starts,
    ends,
    last.starts,
    last.ends,
  ] as const;
}

/** What rows come to, in all and by part, in the order of the parts. */
const summed = (ctx: Ctx, today: Day, sql: string) =>
  ctx.db.read<Summed>(
    `${PERIOD}
     select r.part, grouping(r.part) = 1 as whole, count(*)::int as n, (count(*) filter (where r.counts))::int as counting,
       sum(r.value)::float8 as total, avg(r.value)::float8 as mean,
       (percentile_cont(0.5) within group (order by r.value))::float8 as median
     from (${sql}) r group by grouping sets ((), (r.part)) order by min(r.place), r.part`,
    periodOf(ctx, today),
  );

/** What figures need besides, in one round trip. */
export const basisOf = async (ctx: Ctx, today: Day): Promise<Basis> =>
  (await ctx.db.readOne<Basis>(
    `${PERIOD}
     select
       (select coalesce(sum(q.amount), 0)::float8 from sales.quota q, period p
        where q.organization_id = $1 and q.status <> 'draft' and q.period_start <= p.today and q.period_end >= p.today) as quotas,
       (select coalesce(sum(d.amount), 0)::float8 from sales.deal d, period p
        where d.organization_id = $1 and d.stage = 'closed_won' and d.close_date between p.starts and p.ends) as "wonOfQuarter",
       (select sum(d.amount)::float8 from (${metricRows.forecastActual}) r
        join sales.deal d on d.organization_id = $1 and d.id = r.id where r.counts) as "wonOfForecast",
       (select count(*) from (${metricRows.winRate}) r where r.counts)::int as won,
       (select count(*) from (${metricRows.winRate}) r)::int as closed,
       (select avg(r.value) from (${metricRows.averageDeal}) r)::float8 as "averageDeal",
       (select percentile_cont(0.5) within group (order by r.value) from (${metricRows.cycleBySegment}) r)::float8 as "cycleDays",
       (select (s.inputs ->> 'yearlyTarget')::float8 from sales.excellence_session s
        where s.organization_id = $1 and s.module = 'planning' order by s.created_at desc limit 1) as "yearlyTarget",
       (select count(*) from (${metricRows.quotaSet}) r)::int as sellers,
       (select coalesce(json_agg(x.part order by x.n desc, x.part), '[]'::json) from (
          select r.part, count(*) as n from (${metricRows.winRateByCompetitor}) r group by r.part
          order by n desc, r.part limit 5) x) as competitors`,
    periodOf(ctx, today),
  ))!;

type Figures = {
  readonly items: ModuleMetric[];
  /** Those of a service that did not answer. */
  readonly missing: MetricKey[];
};

/** Figures as they stand today, in the order asked for. */
export async function figuresOf(ctx: Ctx, today: Day, keys: readonly MetricKey[]): Promise<Figures> {
  const basis = await basisOf(ctx, today);
  const kept = keys.filter((key) => isKept(ctx, key));
  const found = await Promise.all(
    kept.map(async (key) => ({
      key,
      sums: isAsked(key) ? await askedSums(ctx, key) : await ownSums(ctx, today, key),
    })),
  );
  return {
    items: found.flatMap(({ key, sums }) => (sums ? [figureOf(key, sums, basis)] : [])),
    missing: found.flatMap(({ key, sums }) => (sums ? [] : [key])),
  };
}

/** The figures that can be had now. */
export const metricsOf = async (ctx: Ctx, today: Day, keys: readonly MetricKey[]): Promise<readonly ModuleMetric[]> =>
  (await figuresOf(ctx, today, keys)).items;

const ownSums = (ctx: Ctx, today: Day, key: MetricKey) => summed(ctx, today, rowsSqlOf(key));

async function askedSums(ctx: Ctx, key: AskedMetricKey): Promise<Summed[] | undefined> {
  const rows = await askedRows(ctx, key);
  return rows && summedOf(rows);
}

type Row = Omit<Output<typeof listMetricRows>['items'][number], 'link'> & { readonly total: number };

/** The rows of a figure, or of one part of it, as far as the caller may see them. */
export async function rowsOf(
  ctx: Ctx,
  today: Day,
  key: MetricKey,
  part: string | undefined,
): Promise<Output<typeof listMetricRows>> {
  if (isAsked(key)) {
    const { rows, total } = await askedRowsFor(ctx, key, { ownerId: ownerBound(ctx), part });
    return { items: rows.map((row) => rowView(key, row)), total };
  }
  const rows = await ownRows(ctx, today, key, part ?? null);
  return {
    items: rows.map((row) => rowView(key, row)),
    total: rows[0]?.total ?? 0,
  };
}

const rowView = (key: MetricKey, { id, name, detail, value, counts }: Omit<Row, 'total'>) => ({
  id,
  name,
  detail,
  value,
  counts,
  link: linkOf(key, id, name),
});

const ownRows = (ctx: Ctx, today: Day, key: MetricKey, part: string | null) =>
  rowsIn(ctx, today, rowsSqlOf(key), ownerBound(ctx) ?? null, part);

const rowsIn = (ctx: Ctx, today: Day, sql: string, ownerId: string | null, part: string | null) =>
  ctx.db.read<Row>(
    `${PERIOD}
     select r.id, r.name, r.detail, r.value, r.counts, count(*) over ()::int as total from (${sql}) r
     where ($9::uuid is null or r.owner_id = $9::uuid) and ($10::text is null or r.part = $10::text)
     order by r.counts desc, r.value desc nulls last, r.name, r.id limit ${METRIC_ROWS}`,
    [...periodOf(ctx, today), ownerId, part],
  );

const LINKS: Partial<Record<ReturnType<typeof metricOf>['rows'], (id: string, name: string) => string>> = {
  accounts: (_id, name) => `/sales/opportunities?view=table&search=${encodeURIComponent(name)}`,
  people: (id) => `/?person=${id}`,
  seats: (id) => `/talent/recruit/pipeline?position=${id}`,
  deals: (id) => `/sales/opportunities?deal=${id}`,
  territories: (id) => `/sales/excellence/territory?territory=${id}`,
};
const linkOf = (key: MetricKey, id: string, name: string): string | null =>
  LINKS[metricOf(key).rows]?.(id, name) ?? null;

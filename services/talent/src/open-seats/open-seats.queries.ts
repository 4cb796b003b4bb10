import { PAGE_SIZE, type Industry, type Input } from '@talent-os/contracts';
import type { Pipeline } from '@talent-os/contracts/talent/applications.js';
import {
  FILLS_DAYS,
  FILLS_NEEDED,
  type listOpenSeats,
  type OpenSeatStatus,
} from '@talent-os/contracts/talent/open-seats.js';
import type { Ctx } from '@talent-os/service-kit';
import type { Day } from '@talent-os/service-kit/calendar';
import { timezoneOf } from '@talent-os/service-kit/people/timezone-of';
import { containingWords, Filters } from '@talent-os/service-kit/sql/filters';
import { orderBy } from '@talent-os/service-kit/sql/sorting';
import { keptTo } from '../positions/kept-to.js';
import { ensureNamesCached } from '../people/names-cache.js';
import { nameOf } from '../people/people.sql.js';
import type { SeatEntry } from '../positions/position.entity.js';
import { APPLICANTS, COUNTS, NAMES, SEARCHED, TAKES_PEOPLE } from '../positions/position.sql.js';

export type OpenSeatRow = {
  readonly id: string;
  readonly version: number;
  readonly title: string;
  readonly department: string;
  readonly location: string;
  readonly industry: Industry;
  readonly status: OpenSeatStatus;
  readonly openedAt: string;
  readonly ownerId: string;
  readonly recruiterId: string;
  readonly pipelineId: string;
  readonly counts: Readonly<Record<string, number>>;
  readonly applicants: number;
  readonly history: readonly SeatEntry[];
  /** The day it was approved, or opened, and today, by the calendar of the organization. */
  readonly since: Day;
  readonly today: Day;
  readonly plannedOn: Day | null;
  /** How many days each fill of its job family took, the quickest first. */
  readonly fillDays: readonly number[];
};

/** A request that stands behind a seat `p`. */
const REQUEST = 'left join talent.requisition r on r.organization_id = $1 and r.id = p.requisition_id';
const SINCE = 'coalesce(r.settled_at, p.opened_at)';

/** Fills of every job family in the days that count, with how many days each took; `$2` is now, `$3` the timezone. */
const FILLS = `family as materialized (
  select p.industry, p.job_family, array_agg(one.days order by one.days) as days
  from talent.position p ${REQUEST}
  cross join lateral (
    select (p.filled_at at time zone $3)::date - (${SINCE} at time zone $3)::date as days) one
  where p.organization_id = $1 and p.status = 'filled' and p.filled_at > $2::timestamptz - interval '${FILLS_DAYS} days'
  group by p.industry, p.job_family)`;

/** The median of the fills that took longer, as `forecast.rules.ts` has it; a test compares them. */
const FORECAST = `
  case when p.status = 'open' and cardinality(f.days) >= ${FILLS_NEEDED} then (
    select seat.since + ceil(percentile_cont(0.5) within group (order by one.days))::int
    from unnest(f.days) as one (days) where one.days > seat.today - seat.since) end`;

/** Seats `s` that match `reach`, with what their order and their forecast read. */
const seatsOf = (reach: string) => `${FILLS}, reach as materialized (
  select p.id, p.status, p.department, seat.since, seat.today, seat.planned, coalesce(f.days, '{}') as days,
    ${FORECAST} as forecast
  from talent.position p ${REQUEST}
  left join family f on f.industry = p.industry and f.job_family = p.job_family
  cross join lateral (
    select (${SINCE} at time zone $3)::date as since, ($2::timestamptz at time zone $3)::date as today,
      r.target_start_date as planned) seat
  where ${reach})`;

const BEHIND = 's.forecast > s.planned';

const ROW = `
  p.id, p.version, p.title, p.department, p.location, p.industry, p.status, p.opened_at as "openedAt",
  p.hiring_manager_id as "ownerId", p.recruiter_id as "recruiterId", p.pipeline_template_id as "pipelineId",
  ${COUNTS} as counts, ${APPLICANTS} as applicants, p.history, s.since::text as since, s.today::text as today,
  s.planned::text as "plannedOn", s.days as "fillDays"`;

const SORTABLE = {
  title: 'p.title',
  department: 'p.department',
  ownerName: nameOf('manager'),
  openedAt: 'p.opened_at',
  applicants: APPLICANTS,
  forecastOn: 's.forecast',
  plannedOn: 's.planned',
};
/** Open the longest first. */
const USUAL = 'p.opened_at';

type Filter = Omit<Input<typeof listOpenSeats>, 'page' | 'sort'>;

/** Open seats within the caller's reach, of the industry and of their own where that is asked for. */
const withinReach = async (ctx: Ctx, { industry, mine }: Pick<Filter, 'industry' | 'mine'>): Promise<Filters> =>
  new Filters('p.organization_id = $1', ctx.now, await timezoneOf(ctx))
    .and((manager) => `p.hiring_manager_id = ${manager}`, keptTo(ctx) ?? undefined)
    .and((one) => `p.industry = ${one}`, industry)
    .and((me) => `${me} in (p.hiring_manager_id, p.recruiter_id)`, mine ? ctx.userId : undefined)
    .andThat(TAKES_PEOPLE);

/** What a list and a file are made of: the seats in reach as `s`, and the condition on those looked for. */
async function search(ctx: Ctx, { status, department, behind, search: words, ...reach }: Filter) {
  if (words) await ensureNamesCached(ctx);
  const filters = await withinReach(ctx, reach);
  const seats = seatsOf(filters.where);
  const found = new Filters('true');
  // The values stand behind those of the reach.
  const and = (condition: (placeholder: string) => string, value: string | string[] | undefined) =>
    value === undefined ? found : found.andThat(condition(filters.arg(value)));
  and((value) => `p.status = ${value}`, status);
  and((value) => `p.department = ${value}`, department);
  and(SEARCHED, containingWords(words));
  return { filters, seats, where: found.andThat(behind ? BEHIND : undefined).where };
}

const FOUND = `reach s join talent.position p on p.organization_id = $1 and p.id = s.id ${NAMES}`;

type SeatsPage = {
  readonly items: readonly OpenSeatRow[];
  readonly total: number;
  readonly totals: { readonly open: number; readonly behind: number; readonly onHold: number };
  readonly departments: string[];
  readonly pipelines: readonly Pipeline[];
};
const PIPELINES = `(select coalesce(json_agg(one), '[]'::json) from (
  select t.id, t.stages from talent.pipeline_template t where t.organization_id = $1) one) as pipelines`;

/** A page of what matches, and what all in reach come to. */
export async function pageOfSeats(
  ctx: Ctx,
  { page, sort, ...filter }: Input<typeof listOpenSeats>,
): Promise<SeatsPage> {
  const { filters, seats, where } = await search(ctx, filter);
  if (sort?.startsWith('ownerName')) await ensureNamesCached(ctx);
  const found = await ctx.db.readOne<SeatsPage>(
    `with ${seats},
     found as materialized (
       select s.*, row_number() over (order by ${orderBy(SORTABLE, sort, USUAL, 'p.id')}) as rank from ${FOUND} where ${where})
     select coalesce((select json_agg(page) from (
         select ${ROW} from (
           select * from found order by rank limit ${PAGE_SIZE} offset ${filters.arg((page - 1) * PAGE_SIZE)}) s
         join talent.position p on p.organization_id = $1 and p.id = s.id order by s.rank) page), '[]'::json) as items,
       (select count(*)::int from found) as total,
       (select json_build_object('open', count(*), 'behind', count(*) filter (where ${BEHIND}),
         'onHold', count(*) filter (where s.status = 'on_hold')) from reach s) as totals,
       array(select distinct s.department from reach s order by 1) as departments, ${PIPELINES}`,
    filters.args,
  );
  return found!;
}

/** As many of what matches as a file takes, open the longest first, each with how many there are. */
export async function seatsToExport(ctx: Ctx, { skip, ...filter }: Filter & { readonly skip: number }) {
  const { filters, seats, where } = await search(ctx, filter);
  return ctx.db.read<OpenSeatRow & { readonly total: number }>(
    `with ${seats} select ${ROW}, count(*) over ()::int as total from ${FOUND} where ${where}
     order by ${USUAL}, p.id ${filters.filePage(skip)}`,
    filters.args,
  );
}

/** One open seat within the caller's reach. */
export async function openSeat(ctx: Ctx, id: string): Promise<OpenSeatRow | undefined> {
  const { where, args } = (await withinReach(ctx, {})).and((one) => `p.id = ${one}`, id);
  const found = await ctx.db.readOne<OpenSeatRow>(`with ${seatsOf(where)} select ${ROW} from ${FOUND}`, args);
  return found ?? undefined;
}

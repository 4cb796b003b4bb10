import type { Input, Output } from '@talent-os/contracts';
import type { getShift, listShifts, shiftWords } from '@talent-os/contracts/healthcare/shifts-roster.js';
import { storedStatuses } from '@talent-os/contracts/healthcare/shifts-states.js';
import { RawJson, type Ctx } from '@talent-os/service-kit';
import { maySql } from '@talent-os/service-kit/may';
import { mayWithSlot } from '../assignment/assignment.rules.js';
import type { Day } from '@talent-os/service-kit/calendar';
import type { ScheduleRow } from './export-columns.js';
import { holdingWords } from '@talent-os/service-kit/search/index-search';
import { containingWords, Filters } from '@talent-os/service-kit/sql/filters';
import { listJson } from '@talent-os/service-kit/sql/list';
import { orderBy } from '@talent-os/service-kit/sql/sorting';

/** A shift `s` as the contract's `ShiftFacts` show it. */
export const SHIFT = `
  s.id, s.department, s.date, s.start_time as "startTime", s.end_time as "endTime",
  s.starts_at as "startsAt", s.ends_at as "endsAt", (extract(epoch from s.ends_at - s.starts_at) / 3600)::float8 as hours,
  s.required_credentials as "requiredCredentials", s.required_skills as "requiredSkills"`;

const TAKEN = `
  left join lateral (
    select count(*) filter (where a.status in ('confirmed', 'no_show')) as confirmed,
      count(*) filter (where a.status = 'pending') as pending, count(*) filter (where a.status = 'planned') as planned
    from healthcare.shift_assignment a
    where a.organization_id = s.organization_id and a.shift_id = s.id
      and a.status in ('planned', 'pending', 'confirmed', 'no_show')
  ) taken on true`;
const FREE = `case when s.status = 'cancelled' then 0 else s.slots - taken.confirmed - taken.pending - taken.planned end`;

/** The status people read of an assignment `a` of a shift `s`, as `assignment.rules.ts` has it. */
export const STATUS = (now: string) => `
  case when a.status = 'confirmed' and s.ends_at <= ${now} then 'completed'
    when a.status = 'pending' and s.starts_at <= ${now} then 'declined' else a.status end`;

/** A shift with how many of its slots are taken; stands behind `from healthcare.shift s` and `TAKEN`. */
const ROSTER = `${SHIFT}, s.status, s.slots, taken.confirmed, taken.pending, taken.planned`;

type RosterFilter = Omit<Input<typeof listShifts>, 'page' | 'sort'>;

/**
 * No clock is further from UTC: in the order of their starts, shifts of a day begin and end with these. Instants with a
 * zone, as other comparisons are none an index is asked under row-level security.
 */
const startOf = (day: string) => `(${day}::date - interval '14 hours')::timestamptz`;
const endOf = (day: string) => `(${day}::date + 1 + interval '14 hours')::timestamptz`;

const isFree = (free: boolean, now: string): string =>
  `${free ? '' : 'not '}(s.status <> 'cancelled' and s.starts_at > ${now}::timestamptz and s.slots > (
    select count(*) from healthcare.shift_assignment b
    where b.organization_id = $1 and b.shift_id = s.id and b.status in ('pending', 'confirmed', 'no_show')))`;

/** From today on where nobody asks for other days; `today` is the organization's. */
export function filtersFor(
  { search, department, status, from, until, free }: RosterFilter,
  today: Day,
  now: Date,
): Filters {
  const first = from ?? (until ? undefined : today);
  const filters = new Filters('s.organization_id = $1');
  return filters
    .and((value) => `(s.date >= ${value}::date and s.starts_at >= ${startOf(value)})`, first)
    .and((value) => `(s.date <= ${value}::date and s.starts_at < ${endOf(value)})`, until)
    .and((value) => `s.department = ${value}`, department)
    .and((value) => `s.status = ${value}`, status)
    .andThat(free === undefined ? undefined : isFree(free, filters.arg(now)))
    .search(
      holdingWords('healthcare', 's.department', "array_to_string(s.required_credentials || s.required_skills, ' ')"),
      containingWords(search),
    );
}

/** The order an index has. */
const USUAL = 's.starts_at, s.department, s.id';
const SORTABLE = { date: 's.starts_at', department: 's.department', free: FREE };

/** The next to start first. */
export function rosterOf(
  ctx: Ctx,
  input: Input<typeof listShifts>,
  today: Day,
): Promise<RawJson<Output<typeof listShifts>>> {
  const filters = filtersFor(input, today, ctx.now);
  const order = orderBy(SORTABLE, input.sort, 's.starts_at, s.department', 's.id');
  const joins = { taken: TAKEN };
  return ctx.db.json(
    listJson({ table: 'healthcare.shift s', joins, filters, order, indexed: USUAL, item: ROSTER, page: input.page }),
    filters.args,
  );
}

const SLOT_MAY = maySql(
  [
    ['a.status', storedStatuses],
    ['(s.starts_at <= $3::timestamptz)', [true, false]],
  ],
  mayWithSlot,
);
const PEOPLE = `
  select a.id as "assignmentId", a.user_id as "userId", coalesce(p.name, 'Former colleague') as name,
    ${STATUS('$3::timestamptz')} as status, a.overtime, a.release_asked_at is not null as "releaseAsked",
    a.release_reason as "releaseReason", a.note, ${SLOT_MAY} as may
  from healthcare.shift_assignment a left join healthcare.person p on p.organization_id = $1 and p.id = a.user_id
  where a.organization_id = $1 and a.shift_id = s.id
  order by array_position(array['planned', 'pending', 'confirmed', 'no_show', 'declined', 'released'], a.status), p.name, a.id`;

/** One shift with everybody who had a part in it, or 404. */
export async function shiftInFull(ctx: Ctx, id: string): Promise<RawJson<Output<typeof getShift>>> {
  const { text } = await ctx.db.readExisting<{ text: string }>(
    `select row_to_json(one)::text as text from (
       select ${ROSTER}, s.cancel_reason as "cancelReason", s.starts_at <= $3::timestamptz as started,
         coalesce((select json_agg(people) from (${PEOPLE}) people), '[]'::json) as people
       from healthcare.shift s ${TAKEN} where s.organization_id = $1 and s.id = $2) one`,
    [id, ctx.now],
  );
  return new RawJson(text);
}

/** What shifts were made of so far, and credentials people hold, each in order. */
export const wordsOf = (ctx: Ctx): Promise<RawJson<Output<typeof shiftWords>>> =>
  ctx.db.json(
    `select json_build_object(
       'departments', (select coalesce(json_agg(distinct department), '[]'::json) from healthcare.shift where organization_id = $1),
       'credentials', (select coalesce(json_agg(distinct name), '[]'::json) from healthcare.credential
         where organization_id = $1 and verified_at is not null and revoked_at is null),
       'skills', (select coalesce(json_agg(distinct skill), '[]'::json) from healthcare.shift s, unnest(s.required_skills) skill
         where s.organization_id = $1))::text`,
  );

/** Lines of the schedule's file, with how many there are in all. */
export function scheduleToExport(
  ctx: Ctx,
  filter: RosterFilter & { readonly skip: number },
  today: Day,
): Promise<ScheduleRow[]> {
  const filters = filtersFor(filter, today, ctx.now);
  const now = filters.arg(ctx.now);
  const page = filters.filePage(filter.skip);
  return ctx.db.read(
    `select ${SHIFT}, s.status as state, s.slots, p.name as person, ${STATUS(`${now}::timestamptz`)} as status, a.overtime,
       count(*) over ()::int as total
     from healthcare.shift s
       left join healthcare.shift_assignment a on a.organization_id = $1 and a.shift_id = s.id
         and a.status in ('pending', 'confirmed', 'no_show')
       left join healthcare.person p on p.organization_id = $1 and p.id = a.user_id
     where ${filters.where} order by s.starts_at, s.department, s.id, p.name ${page}`,
    filters.args,
  );
}

import { PAGE_SIZE, type Input, type Output } from '@talent-os/contracts';
import type { listShifts } from '@talent-os/contracts/healthcare/shifts-roster.js';
import type { Ctx, RawJson } from '@talent-os/service-kit';
import type { Day } from '@talent-os/service-kit/calendar';
import { containing, Filters } from '@talent-os/service-kit/sql/filters';
import { orderBy } from '@talent-os/service-kit/sql/sorting';

/** A shift `s` as the contract's `ShiftFacts` show it. */
export const SHIFT = `
  s.id as "shiftId", s.department, s.date, s.start_time as "startTime", s.end_time as "endTime",
  s.starts_at as "startsAt", s.ends_at as "endsAt", extract(epoch from s.ends_at - s.starts_at) / 3600 as hours,
  s.required_credentials as "requiredCredentials", s.required_skills as "requiredSkills"`;

const TAKEN = `
  left join lateral (
    select count(*) filter (where a.status <> 'pending') as confirmed, count(*) filter (where a.status = 'pending') as pending
    from healthcare.shift_assignment a
    where a.organization_id = s.organization_id and a.shift_id = s.id and a.status in ('pending', 'confirmed', 'no_show')
  ) taken on true`;
const FREE = `case when s.status = 'cancelled' then 0 else s.slots - taken.confirmed - taken.pending end`;

/** A shift with how many of its slots are taken; stands behind `from healthcare.shift s` and `TAKEN`. */
export const ROSTER = `${SHIFT}, s.status, s.slots, taken.confirmed, taken.pending, s.version`;

type Wanted = Omit<Input<typeof listShifts>, 'page' | 'sort'>;

/** From today on where nobody asks for other days; `today` is the organization's. */
export const wantedWhere = ({ search, department, status, from, until }: Wanted, today: Day) =>
  new Filters('s.organization_id = $1')
    .and((value) => `s.date >= ${value}::date`, from ?? (until ? undefined : today))
    .and((value) => `s.date <= ${value}::date`, until)
    .and((value) => `s.department = ${value}`, department)
    .and((value) => `s.status = ${value}`, status)
    .and(
      (value) =>
        `(s.department ilike ${value} or array_to_string(s.required_credentials || s.required_skills, ' ') ilike ${value})`,
      containing(search),
    );

const SORTABLE = { date: 's.starts_at', department: 's.department', free: FREE };

/** The next to start first. */
export function rosterOf(
  ctx: Ctx,
  input: Input<typeof listShifts>,
  today: Day,
): Promise<RawJson<Output<typeof listShifts>>> {
  const filters = wantedWhere(input, today);
  const matching = `healthcare.shift s ${TAKEN} where ${filters.where}`;
  const order = orderBy(SORTABLE, input.sort, 's.starts_at, s.department', 's.id');
  return ctx.db.json(
    `select json_build_object(
       'items', coalesce((select json_agg(page) from (
         select ${ROSTER} from ${matching} order by ${order}
         limit ${PAGE_SIZE} offset ${filters.arg((input.page - 1) * PAGE_SIZE)}) page), '[]'::json),
       'total', (select count(*) from healthcare.shift s where ${filters.where}))::text`,
    filters.args,
  );
}

import type { Output } from '@talent-os/contracts';
import type { mySchedule, ScheduleSpan } from '@talent-os/contracts/healthcare/shifts.js';
import { OFFERED_DAYS, SOON_HOURS, type StoredStatus } from '@talent-os/contracts/healthcare/shifts-states.js';
import type { ShiftFacts } from '@talent-os/contracts/healthcare/shifts-roster.js';
import type { Ctx, RawJson } from '@talent-os/service-kit';
import { daysBefore } from '@talent-os/service-kit/calendar';
import type { ShiftTerms } from '../claim/claim.rules.js';
import { SHIFT, STATUS } from '../roster/roster.queries.js';
import { AT_WORK } from '../claim/standing.queries.js';
import { workweekOf } from '../work/work.rules.js';

/** Days back that people see of their own shifts. */
const PAST_DAYS = 28;

const OF_WEEK = `a.status = 'confirmed' and s.starts_at >= $4::timestamptz and s.starts_at < $5::timestamptz`;
const SPAN: Record<ScheduleSpan, string> = {
  upcoming: `s.ends_at > $2::timestamptz and ${AT_WORK}`,
  week: OF_WEEK,
  nextWeek: OF_WEEK,
  past: `s.ends_at <= $2::timestamptz and s.ends_at > $4::timestamptz and a.status <> 'planned'`,
};

/** The ends of a span that the clocks of the organization decide. */
function endsOf(ctx: Ctx, show: ScheduleSpan, timezone: string): readonly Date[] {
  if (show === 'upcoming') return [];
  if (show === 'past') return [daysBefore(ctx.now, PAST_DAYS)];
  const { startsAt, endsAt } = workweekOf(ctx.now, timezone, show === 'nextWeek' ? 1 : 0);
  return [startsAt, endsAt];
}

/** The caller's own shifts in full: those ahead, the confirmed ones of a workweek, or those of the last four weeks, the newest first. */
export const scheduleOf = (
  ctx: Ctx,
  show: ScheduleSpan,
  timezone: string,
): Promise<RawJson<Output<typeof mySchedule>>> =>
  ctx.db.json(
    `select json_build_object('items', coalesce(json_agg(own), '[]'::json))::text from (
       select ${SHIFT}, a.id as "assignmentId", ${STATUS('$2::timestamptz')} as status, a.overtime,
         s.starts_at <= $2::timestamptz as started, a.release_asked_at is not null as "releaseAsked", a.note,
         a.status = 'confirmed' and s.starts_at - $2::timestamptz < interval '${SOON_HOURS} hours' as "releaseLate",
         (select w.id from healthcare.shift_swap w where w.organization_id = $1 and a.id in (w.given_id, w.wanted_id)
            and w.status in ('proposed', 'accepted') limit 1) as "swapId"
       from healthcare.shift_assignment a join healthcare.shift s on s.organization_id = $1 and s.id = a.shift_id
       where a.organization_id = $1 and a.user_id = $3 and ${SPAN[show]}
       order by s.starts_at ${show === 'past' ? 'desc' : ''}, s.id) own`,
    [ctx.now, ctx.userId, ...endsOf(ctx, show, timezone)],
  );

type Upcoming = Pick<ShiftFacts, 'date' | 'startTime' | 'endTime' | 'department' | 'startsAt' | 'endsAt'> & {
  readonly status: StoredStatus;
};

/** The caller's shifts from a moment on. */
export const workFrom = (ctx: Ctx, from: Date) =>
  ctx.db.read<Upcoming>(
    `select s.date, s.start_time as "startTime", s.end_time as "endTime", s.department,
       s.starts_at as "startsAt", s.ends_at as "endsAt", a.status
     from healthcare.shift_assignment a join healthcare.shift s on s.organization_id = $1 and s.id = a.shift_id
     where a.organization_id = $1 and a.user_id = $3 and ${AT_WORK} and s.ends_at > $4::timestamptz
     order by s.starts_at, s.id`,
    [ctx.now, ctx.userId, from],
  );

export type OpenShift = ShiftFacts &
  Pick<ShiftTerms, 'timezone'> & { readonly free: number; readonly publishedAt: string };

/** Shifts of the next 14 days with a free slot that the caller has none of, the next to start first. */
export const openShifts = (ctx: Ctx) =>
  ctx.db.read<OpenShift>(
    `select ${SHIFT}, s.timezone, coalesce(s.published_at, s.created_at) as "publishedAt", (s.slots - taken.count)::int as free
     from healthcare.shift s left join lateral (
       select count(*) as count, bool_or(a.user_id = $3) as mine from healthcare.shift_assignment a
       where a.organization_id = $1 and a.shift_id = s.id and a.status in ('pending', 'confirmed', 'no_show')) taken on true
     where s.organization_id = $1 and s.status = 'open' and s.starts_at > $2::timestamptz
       and s.starts_at < $2::timestamptz + interval '${OFFERED_DAYS} days'
       and taken.count < s.slots and taken.mine is not true
     order by s.starts_at, s.department, s.id`,
    [ctx.now, ctx.userId],
  );

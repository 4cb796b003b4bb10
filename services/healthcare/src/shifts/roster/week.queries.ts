import type { AssignmentStatus, ShiftState } from '@talent-os/contracts/healthcare/shifts-states.js';
import type { Reader } from '@talent-os/service-kit';
import { addDays, type Day } from '@talent-os/service-kit/calendar';
import { STATUS } from './roster.queries.js';

type Unit = { id: string; name: string; department: string; requiredDay: number; requiredNight: number };

/** Every unit, by name. */
export const unitsByName = (db: Reader): Promise<Unit[]> =>
  db.read<Unit>(
    `select id, name, department, required_day as "requiredDay", required_night as "requiredNight"
     from healthcare.unit where organization_id = $1 order by name, id`,
  );

type SlotRow = {
  readonly shiftId: string;
  readonly date: Day;
  readonly startTime: string;
  readonly endTime: string;
  readonly status: ShiftState;
  readonly slots: number;
  readonly confirmed: number;
  readonly pending: number;
  readonly planned: number;
  readonly started: boolean;
  readonly requiredCredentials: string[];
};

/** Shifts of a department in a week that are not called off; drafts where they are asked for. */
export const shiftsOfWeek = (db: Reader, department: string, week: Day, now: Date, drafts: boolean) =>
  db.read<SlotRow>(
    `select s.id as "shiftId", s.date, s.start_time as "startTime", s.end_time as "endTime", s.status, s.slots,
       t.confirmed, t.pending, t.planned, s.starts_at <= $5::timestamptz as started,
       s.required_credentials as "requiredCredentials"
     from healthcare.shift s left join lateral (
       select (count(*) filter (where a.status in ('confirmed', 'no_show')))::int as confirmed,
         (count(*) filter (where a.status = 'pending'))::int as pending,
         (count(*) filter (where a.status = 'planned'))::int as planned
       from healthcare.shift_assignment a where a.organization_id = $1 and a.shift_id = s.id) t on true
     where s.organization_id = $1 and s.department = $2 and s.date between $3::date and $4::date
       and s.status <> 'cancelled' and ($6::boolean or s.status <> 'draft')
     order by s.starts_at, s.id`,
    [department, week, addDays(week, 6), now, drafts],
  );

type WorkRow = {
  readonly assignmentId: string;
  readonly shiftId: string;
  readonly userId: string;
  readonly department: string;
  readonly date: Day;
  readonly startTime: string;
  readonly endTime: string;
  readonly status: AssignmentStatus;
  readonly overtime: boolean;
  readonly started: boolean;
};

/** What people work in a week, in every department; what nobody decided before the start is none. */
export const workOfWeek = (db: Reader, userIds: readonly string[], week: Day, now: Date, drafts: boolean) =>
  db.read<WorkRow>(
    `select a.id as "assignmentId", s.id as "shiftId", a.user_id as "userId", s.department, s.date,
       s.start_time as "startTime", s.end_time as "endTime", ${STATUS('$5::timestamptz')} as status, a.overtime,
       s.starts_at <= $5::timestamptz as started
     from healthcare.shift s join healthcare.shift_assignment a on a.organization_id = $1 and a.shift_id = s.id
     where s.organization_id = $1 and a.user_id = any($2) and s.date between $3::date and $4::date
       and s.status <> 'cancelled'
       and (a.status in ('confirmed', 'no_show') or (a.status = 'pending' and s.starts_at > $5::timestamptz)
         or ($6::boolean and a.status = 'planned'))
     order by s.starts_at, a.id`,
    [userIds, week, addDays(week, 6), now, drafts],
  );

type LeaveRow = { readonly leaveId: string; readonly userId: string; readonly firstDay: Day; readonly lastDay: Day };

/** Leave of people that touches a week. */
export const leaveOfWeek = (db: Reader, userIds: readonly string[], week: Day) =>
  db.read<LeaveRow>(
    `select l.id as "leaveId", l.user_id as "userId", l.from_day as "firstDay", l.until_day as "lastDay"
     from healthcare.leave l
     where l.organization_id = $1 and l.user_id = any($2) and l.until_day >= $3::date and l.from_day <= $4::date
     order by l.from_day, l.id`,
    [userIds, week, addDays(week, 6)],
  );

/** Names of people, those who left included. */
export async function namesOf(db: Reader, userIds: readonly string[]): Promise<(userId: string) => string> {
  const rows = await db.read<{ id: string; name: string }>(
    'select id, name from healthcare.person where organization_id = $1 and id = any($2)',
    [userIds],
  );
  const known = new Map(rows.map(({ id, name }) => [id, name]));
  return (userId) => known.get(userId) ?? 'Former colleague';
}

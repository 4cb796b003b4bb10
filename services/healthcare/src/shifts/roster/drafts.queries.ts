import type { Reader } from '@talent-os/service-kit';
import type { StoredStatus } from '@talent-os/contracts/healthcare/shifts-states.js';
import { addDays, type Day } from '@talent-os/service-kit/calendar';

type CopiedShift = {
  readonly id: string;
  readonly department: string;
  readonly date: Day;
  readonly startTime: string;
  readonly endTime: string;
  readonly timezone: string;
  readonly slots: number;
  readonly requiredCredentials: string[];
  readonly requiredSkills: string[];
};

/** Shifts of a department in a week, drafts included. */
export const shiftsToCopy = (db: Reader, department: string, week: Day) =>
  db.read<CopiedShift>(
    `select id, department, date, start_time as "startTime", end_time as "endTime", timezone, slots,
       required_credentials as "requiredCredentials", required_skills as "requiredSkills"
     from healthcare.shift where organization_id = $1 and department = $2 and date between $3::date and $4::date
       and status <> 'cancelled' order by starts_at, id`,
    [department, week, addDays(week, 6)],
  );

/** Drafts of a department in a week, in the order in which shifts are locked. */
export async function draftsOf(db: Reader, department: string, week: Day): Promise<string[]> {
  const rows = await db.read<{ id: string }>(
    `select id from healthcare.shift where organization_id = $1 and department = $2
       and date between $3::date and $4::date and status = 'draft' order by id`,
    [department, week, addDays(week, 6)],
  );
  return rows.map(({ id }) => id);
}

/** Who has a slot of these shifts, in any of some statuses. */
export const assignmentsOf = (db: Reader, shiftIds: readonly string[], statuses: readonly StoredStatus[]) =>
  db.read<{ id: string; shiftId: string; userId: string }>(
    `select id, shift_id as "shiftId", user_id as "userId" from healthcare.shift_assignment
     where organization_id = $1 and shift_id = any($2) and status = any($3) order by id`,
    [shiftIds, statuses],
  );

import { Controller } from '@nestjs/common';
import type { Input } from '@talent-os/contracts';
import { MOST_ENTRIES, type CalendarEntry } from '@talent-os/contracts/calendar/shapes.js';
import { listHealthcareCalendar } from '@talent-os/contracts/healthcare/calendar.js';
import { Handles, type Ctx } from '@talent-os/service-kit';
import type { Day } from '@talent-os/service-kit/calendar';
import { timezoneOf } from '@talent-os/service-kit/people/timezone-of';
import { dayIn } from '@talent-os/service-kit/wall-clock';

type WorkRow = {
  readonly id: string;
  readonly department: string;
  readonly start: string;
  readonly end: string;
  readonly waits: boolean;
  readonly version: number;
};
type LeaveRow = { readonly id: string; readonly firstDay: Day; readonly lastDay: Day; readonly version: number };

const WORK = `
  select a.id, s.department, s.starts_at as start, s.ends_at as end, a.status = 'pending' as waits,
    a.version + s.version as version
  from healthcare.shift_assignment a join healthcare.shift s on s.organization_id = $1 and s.id = a.shift_id
  where a.organization_id = $1 and a.user_id = $2 and a.status in ('pending', 'confirmed') and s.status <> 'cancelled'
    and s.ends_at > $3::timestamptz and s.starts_at < $4::timestamptz
  order by s.starts_at, a.id limit ${MOST_ENTRIES}`;
const LEAVE = `
  select id, from_day as "firstDay", until_day as "lastDay", version from healthcare.leave
  where organization_id = $1 and user_id = $2 and until_day >= $3::date and from_day <= $4::date
  order by from_day, id limit ${MOST_ENTRIES}`;

/** Shifts and leave of a person. */
@Controller()
export class CalendarController {
  @Handles(listHealthcareCalendar)
  async list({ userId, from, until }: Input<typeof listHealthcareCalendar>, ctx: Ctx) {
    const timezone = await timezoneOf(ctx);
    const days = [from, until].map((instant) => dayIn(new Date(instant), timezone));
    const [work, leave] = await Promise.all([
      ctx.db.read<WorkRow>(WORK, [userId, from, until]),
      ctx.db.read<LeaveRow>(LEAVE, [userId, ...days]),
    ]);
    return { items: [...work.map(shiftEntry), ...leave.map(leaveEntry)] };
  }
}

const shiftEntry = ({ id, department, start, end, waits, version }: WorkRow): CalendarEntry => ({
  id: `shift-${id}`,
  title: waits ? `Shift, waits for approval: ${department}` : `Shift: ${department}`,
  at: { start, end },
  on: null,
  location: department,
  tentative: waits,
  version,
});

const leaveEntry = ({ id, firstDay, lastDay, version }: LeaveRow): CalendarEntry => ({
  id: `leave-${id}`,
  title: 'Leave',
  at: null,
  on: { firstDay, lastDay },
  location: '',
  tentative: false,
  version,
});

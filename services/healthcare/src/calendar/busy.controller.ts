import { Controller } from '@nestjs/common';
import type { Input } from '@talent-os/contracts';
import type { BusyTime } from '@talent-os/contracts/calendar/shapes.js';
import { listHealthcareBusy } from '@talent-os/contracts/healthcare/calendar.js';
import { Handles, type Ctx } from '@talent-os/service-kit';
import { addDays, type Day } from '@talent-os/service-kit/calendar';
import { timezoneOf } from '@talent-os/service-kit/people/timezone-of';
import { dayIn, instantIn } from '@talent-os/service-kit/wall-clock';

type LeaveRow = { readonly userId: string; readonly firstDay: Day; readonly lastDay: Day };

const WORK = `
  select a.user_id as "userId", 'shift' as kind, s.starts_at as start, s.ends_at as end
  from healthcare.shift_assignment a join healthcare.shift s on s.organization_id = $1 and s.id = a.shift_id
  where a.organization_id = $1 and a.user_id = any($2::uuid[]) and a.status in ('pending', 'confirmed')
    and s.status <> 'cancelled' and s.ends_at > $3::timestamptz and s.starts_at < $4::timestamptz
  order by s.starts_at, a.id`;
const LEAVE = `
  select user_id as "userId", from_day as "firstDay", until_day as "lastDay" from healthcare.leave
  where organization_id = $1 and user_id = any($2::uuid[]) and until_day >= $3::date and from_day <= $4::date
  order by from_day, id`;

/** When people work a shift or are on leave: for who asks them to meet. */
@Controller()
export class BusyController {
  @Handles(listHealthcareBusy)
  async list({ userIds, from, until }: Input<typeof listHealthcareBusy>, ctx: Ctx) {
    const timezone = await timezoneOf(ctx);
    const [first, last] = [from, until].map((instant) => dayIn(new Date(instant), timezone));
    const [work, leave] = await Promise.all([
      ctx.db.read<BusyTime>(WORK, [userIds, from, until]),
      ctx.db.read<LeaveRow>(LEAVE, [userIds, first!, last!]),
    ]);
    return { items: [...work, ...leave.map((one) => awayIn(one, timezone))] };
  }
}

/** Whole days by the clocks of the organization. */
const awayIn = ({ userId, firstDay, lastDay }: LeaveRow, timezone: string): BusyTime => ({
  userId,
  kind: 'leave',
  start: instantIn(firstDay, '00:00', timezone).toISOString(),
  end: instantIn(addDays(lastDay, 1), '00:00', timezone).toISOString(),
});

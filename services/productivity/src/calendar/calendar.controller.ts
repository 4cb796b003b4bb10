import { Controller } from '@nestjs/common';
import type { Input } from '@talent-os/contracts';
import { exportCalendar } from '@talent-os/contracts/productivity/calendar.js';
import { openTaskStates, type Priority } from '@talent-os/contracts/productivity/task-states.js';
import { Handles, type Ctx } from '@talent-os/service-kit';
import type { Day } from '@talent-os/service-kit/calendar';
import { clockOf } from '../clock.js';
import { calendarOf, type CalendarEvent } from './ics.js';

/** Events of one file: what fits into one message between the parts. */
const MOST_EVENTS = 2_000;
const numbers: Record<Priority, number> = { urgent: 1, high: 3, normal: 5, low: 9 };

type DueTask = { id: string; title: string; notes: string | null; due: Day; priority: Priority; version: number };
type Running = { id: string; title: string; checkInDueOn: Day; periodEnd: Day; version: number };

const TASKS = `select id, title, notes, due, priority, version from productivity.task
  where organization_id = $1 and owner_id = $2 and due is not null
    and status in (${openTaskStates.map((state) => `'${state}'`).join(', ')})
  order by due, id limit ${MOST_EVENTS}`;
const GOALS = `select id, title, check_in_due_on as "checkInDueOn", period_end as "periodEnd", version from productivity.goal
  where organization_id = $1 and owner_id = $2 and status = 'active' and check_in_due_on <= period_end
  order by check_in_due_on, id`;

@Controller()
export class CalendarController {
  @Handles(exportCalendar)
  async export(_: Input<typeof exportCalendar>, ctx: Ctx) {
    const [{ today }, tasks, goals] = await Promise.all([
      clockOf(ctx),
      ctx.db.read<DueTask>(TASKS, [ctx.userId]),
      ctx.db.read<Running>(GOALS, [ctx.userId]),
    ]);
    const events = [...tasks.map(taskEvent), ...goals.map(checkInEvent)];
    return {
      filename: `talent-os-${today}.ics`,
      ics: calendarOf('Talent OS', events, ctx.now),
      events: events.length,
    };
  }
}

const taskEvent = ({ id, title, notes, due, priority, version }: DueTask): CalendarEvent => ({
  uid: `task-${id}@talent-os`,
  day: due,
  summary: title,
  description: notes ?? undefined,
  priority: numbers[priority],
  sequence: version,
});

const checkInEvent = ({ id, title, checkInDueOn, periodEnd, version }: Running): CalendarEvent => ({
  uid: `check-in-${id}@talent-os`,
  day: checkInDueOn,
  summary: `Check-in: ${title}`,
  sequence: version,
  weeklyUntil: periodEnd,
});

import { Injectable } from '@nestjs/common';
import type { JobData } from '@talent-os/contracts';
import { checkInDue, sendReminders, taskDue } from '@talent-os/contracts/productivity/reminders.js';
import { Works, type Ctx } from '@talent-os/service-kit';
import type { Day } from '@talent-os/service-kit/calendar';
import { forEachDueToday } from '@talent-os/service-kit/due/for-each-due';
import { due } from '../due.js';
import { Goal } from '../goals/goal.entity.js';
import { Task } from '../tasks/task.entity.js';
import { isOpen } from '../tasks/task.rules.js';
import { nextCheckInReminder } from './reminder.rules.js';

@Injectable()
export class SendReminders {
  @Works(sendReminders)
  async work(_: JobData<typeof sendReminders>, ctx: Ctx): Promise<void> {
    await forEachDueToday(ctx, due, 'task', remindOfTask);
    await forEachDueToday(ctx, due, 'checkin', remindOfCheckIn);
  }
}

/** What is due is taken and told in one transaction: a second round, or a second process, finds nothing to take. */
const remindOfTask = (ctx: Ctx, id: string, dueOn: Day) =>
  ctx.db.write(async (tx) => {
    if (!(await due.take(tx, 'task', id, dueOn))) return;
    const task = await tx.find(Task, { id });
    if (!task || !isOpen(task.status) || task.due !== dueOn || task.remindedOf === dueOn) return;
    await tx.execute('update productivity.task set reminded_of = $3::date where organization_id = $1 and id = $2', [
      id,
      dueOn,
    ]);
    ctx.emit(taskDue, { userId: task.ownerId, taskId: id, dueOn });
  }, 'bookkeeping');

const remindOfCheckIn = (ctx: Ctx, id: string, dueOn: Day, today: Day) =>
  ctx.db.write(async (tx) => {
    if (!(await due.take(tx, 'checkin', id, dueOn))) return;
    const goal = await tx.find(Goal, { id });
    if (goal?.status !== 'active') return;
    await due.set(tx, 'checkin', id, nextCheckInReminder(dueOn, today, goal.periodEnd));
    ctx.emit(checkInDue, { userId: goal.ownerId, goalId: id, dueOn });
  }, 'bookkeeping');

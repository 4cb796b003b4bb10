import { Controller } from '@nestjs/common';
import type { JobData } from '@talent-os/contracts';
import { checkInDue, sendReminders, taskDue } from '@talent-os/contracts/productivity/reminders.js';
import { Works, type Ctx, type Transaction } from '@talent-os/service-kit';
import { dueWhereOn } from '@talent-os/service-kit/people/switched-on';
import { dayOf, minutesAfter, type Day } from '@talent-os/service-kit/calendar';
import { clockOf } from '../clock.js';
import { Goal } from '../goals/goal.entity.js';
import { Task } from '../tasks/task.entity.js';
import { isOpen } from '../tasks/task.rules.js';
import { awaitReminder, remindersDue, takeReminder, type Awaited } from './awaited-reminders.queries.js';
import { nextCheckInReminder } from './reminder.rules.js';

/** Where a day begins first, clocks are so far ahead of UTC. */
const FURTHEST_AHEAD_MINUTES = 14 * 60;

@Controller()
export class SendReminders {
  @Works(sendReminders)
  async work(_: JobData<typeof sendReminders>, ctx: Ctx): Promise<void> {
    for (const awaited of await dueWhereOn(ctx, (without) =>
      remindersDue(ctx, dayOf(minutesAfter(ctx.now, FURTHEST_AHEAD_MINUTES)), without),
    ))
      await tellInTime(ctx.forOrganization(awaited.organizationId), awaited).catch((error: unknown) =>
        ctx.log.error({ err: error, subjectId: awaited.subjectId }, 'a reminder waits for the next round'),
      );
  }
}

/** Tells what is due by the calendar of its organization. */
async function tellInTime(ctx: Ctx, awaited: Awaited): Promise<void> {
  const { today } = await clockOf(ctx);
  if (awaited.dueOn <= today) await tellOnce(ctx, awaited, today);
}

/** What waits is taken and told in one transaction: a second round, or a second process, finds nothing to take. */
const tellOnce = (ctx: Ctx, awaited: Awaited, today: Day) =>
  ctx.db.write(async (tx) => {
    if (await takeReminder(tx, awaited)) await tells[awaited.kind](tx, ctx, awaited, today);
  }, 'bookkeeping');

const tells: Record<Awaited['kind'], (tx: Transaction, ctx: Ctx, awaited: Awaited, today: Day) => Promise<void>> = {
  task: async (tx, ctx, { subjectId, dueOn }) => {
    const task = await tx.find(Task, { id: subjectId });
    if (!task || !isOpen(task.status) || task.due !== dueOn || task.remindedOf === dueOn) return;
    await tx.rows('update productivity.task set reminded_of = $3::date where organization_id = $1 and id = $2', [
      subjectId,
      dueOn,
    ]);
    ctx.emit(taskDue, { userId: task.ownerId, taskId: task.id, dueOn });
  },
  checkin: async (tx, ctx, { subjectId, dueOn }, today) => {
    const goal = await tx.find(Goal, { id: subjectId });
    if (goal?.status !== 'active') return;
    const next = nextCheckInReminder(dueOn, today, goal.periodEnd);
    await awaitReminder(tx, 'checkin', goal.id, next ?? null);
    ctx.emit(checkInDue, { userId: goal.ownerId, goalId: goal.id, dueOn });
  },
};

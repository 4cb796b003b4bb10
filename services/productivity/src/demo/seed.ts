import type { Ctx, DemoOrganization } from '@talent-os/service-kit';
import { dayOf } from '@talent-os/service-kit/calendar';
import { GoalCheckIn } from '../goals/goal-check-in.entity.js';
import { Goal } from '../goals/goal.entity.js';
import { KeyResult } from '../goals/key-result.entity.js';
import { setCheckInDue, setTaskDue } from '../due.js';
import { nextCheckInReminder } from '../reminders/reminder.rules.js';
import { ProductivitySession } from '../sessions/session.entity.js';
import { Suggestion } from '../suggestions/suggestion.entity.js';
import { Task } from '../tasks/task.entity.js';
import { addToTallies } from '../wellness/tallies.queries.js';
import { WellnessCheckin } from '../wellness/wellness-checkin.entity.js';
import { demoWellness } from './demo-wellness.js';
import { demoProductivity } from './demo.js';

/** Fills a demo organization. Reminders wait for days that lie ahead: nobody is told of the past. */
export async function seed(organization: DemoOrganization, ctx: Ctx): Promise<void> {
  const demo = demoProductivity(organization, ctx.now);
  const today = dayOf(ctx.now);
  await ctx.db.write(async (tx) => {
    const goals = await tx.insertAll(
      Goal,
      demo.goals.map(({ goal }) => goal),
    );
    await tx.insertAll(
      KeyResult,
      demo.goals.flatMap(({ keyResults }) => keyResults),
    );
    await tx.insertAll(
      GoalCheckIn,
      demo.goals.flatMap(({ checkIns }) => checkIns),
    );
    const tasks = await tx.insertAll(Task, demo.tasks);
    await tx.insertAll(ProductivitySession, demo.sessions);
    await tx.insertAll(Suggestion, demo.suggestions);
    for (const task of tasks.filter(({ due }) => due !== null && due > today)) await setTaskDue(tx, task);
    for (const { id, periodEnd, checkInDueOn } of goals) {
      if (checkInDueOn === null) continue;
      const ahead = checkInDueOn > today ? checkInDueOn : nextCheckInReminder(checkInDueOn, today, periodEnd);
      await setCheckInDue(tx, { id, periodEnd, checkInDueOn: ahead ?? null });
    }
  });
  await seedWellness(organization, ctx);
}

/** Each person's check-ins are written as theirs: the database takes them from nobody else. */
async function seedWellness(organization: DemoOrganization, ctx: Ctx): Promise<void> {
  const { checkins, tallies } = demoWellness(organization, ctx.now);
  for (const { userId, rows } of checkins)
    await ctx.forOrganization(organization.id, userId).db.write((tx) => tx.insertAll(WellnessCheckin, rows));
  await ctx.db.write((tx) => addToTallies(tx, tallies));
}

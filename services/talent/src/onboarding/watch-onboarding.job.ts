import { Injectable } from '@nestjs/common';
import { errors, type JobData } from '@talent-os/contracts';
import {
  onboardingCheckpointDue,
  onboardingTasksOverdue,
  watchOnboarding,
} from '@talent-os/contracts/talent/onboarding-events.js';
import { planStates, taskStates } from '@talent-os/contracts/talent/onboarding-states.js';
import { DomainError, Works, type Ctx, type Transaction } from '@talent-os/service-kit';
import { addDays, type Day } from '@talent-os/service-kit/calendar';
import { timezoneOf } from '@talent-os/service-kit/people/timezone-of';
import { dayIn, instantIn } from '@talent-os/service-kit/wall-clock';
import { forEachDue } from '@talent-os/service-kit/due/for-each-due';
import { due } from '../due.js';
import { movePlan, tasksOf } from './change-plan.js';
import { prove } from './change-task.js';
import { OnboardingPlan } from './onboarding-plan.entity.js';
import { OnboardingTask } from './onboarding-task.entity.js';
import { provedFor } from './proofs.js';
import { eventPayload } from './plan-event.js';
import { checkpointDue, startsBy } from './plan.rules.js';

@Injectable()
export class WatchOnboarding {
  @Works(watchOnboarding)
  work(_data: JobData<typeof watchOnboarding>, ctx: Ctx): Promise<void> {
    return forEachDue(ctx, due, 'onboarding', checkPlan);
  }
}

/**
 * What a day brings to a plan: its start, proofs that are there by now, tasks that are late and a checkpoint that is due.
 * What was told stands on the rows, in the transaction that tells it: a second round of the day finds nothing left.
 */
export async function checkPlan(ctx: Ctx, planId: string): Promise<void> {
  const timezone = await timezoneOf(ctx);
  const today = dayIn(ctx.now, timezone);
  const proved = await provedFor(ctx, 'plan', planId).catch(unlessAway);
  await ctx.db.write(async (tx) => {
    const plan = await tx.lock(OnboardingPlan, planId);
    if (planStates[plan.status].over) {
      await due.set(tx, 'onboarding', planId, undefined);
      return;
    }
    if (startsBy(plan, today)) await movePlan(tx, ctx, plan, { to: 'active' });
    const tasks = await tasksOf(tx, planId);
    if (proved) await prove(tx, ctx, plan, tasks, proved);
    await tellOverdue(tx, ctx, plan, tasks, today);
    await tellCheckpoint(tx, ctx, plan, today);
    await due.set(tx, 'onboarding', planId, proved ? instantIn(addDays(today, 1), '00:00', timezone) : ctx.now);
  }, 'bookkeeping');
}

/** A service that is away is asked in the next round; the rest of the day's work does not wait for it. */
function unlessAway(error: unknown): undefined {
  if (error instanceof DomainError && errors[error.code].status >= 503) return undefined;
  throw error;
}

async function tellOverdue(
  tx: Transaction,
  ctx: Ctx,
  plan: OnboardingPlan,
  tasks: readonly OnboardingTask[],
  today: Day,
): Promise<void> {
  const late = tasks.filter(
    ({ status, dueOn, toldOverdue }) => !taskStates[status].settled && dueOn < today && !toldOverdue,
  );
  for (const task of late) await tx.update(OnboardingTask, task, { toldOverdue: true });
  for (const [ownerId, theirs] of Map.groupBy(late, (task) => task.ownerId))
    ctx.emit(onboardingTasksOverdue, { ...eventPayload(plan), ownerId, count: theirs.length });
}

async function tellCheckpoint(tx: Transaction, ctx: Ctx, plan: OnboardingPlan, today: Day): Promise<void> {
  const day = checkpointDue(plan, plan.toldCheckpoint, today);
  if (day === undefined) return;
  await tx.update(OnboardingPlan, plan, { toldCheckpoint: day });
  ctx.emit(onboardingCheckpointDue, { ...eventPayload(plan), day });
}

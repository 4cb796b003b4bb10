import { onboardingTaskChanged } from '@talent-os/contracts/talent/onboarding-events.js';
import { taskStates, type Proof, type TaskState } from '@talent-os/contracts/talent/onboarding-states.js';
import type { Ctx, Transaction } from '@talent-os/service-kit';
import { movePlan } from './change-plan.js';
import type { OnboardingPlan } from './onboarding-plan.entity.js';
import { OnboardingTask } from './onboarding-task.entity.js';
import { eventPayload } from './plan-event.js';
import { statusesOf } from './task.rules.js';
import { announceAwaitedProofs } from './announce-awaited-proofs.js';

type Change = { readonly status: TaskState; readonly blockedReason?: string | null; readonly by: string | null };

/** Brings a task of a locked plan into a state and says so; who did it stands with what is settled. */
export async function changeTask(
  tx: Transaction,
  ctx: Ctx,
  plan: OnboardingPlan,
  task: OnboardingTask,
  { status, blockedReason = null, by }: Change,
): Promise<void> {
  const settled = taskStates[status].settled;
  await tx.update(OnboardingTask, task, {
    status,
    blockedReason,
    doneAt: settled ? ctx.now : null,
    doneBy: settled ? by : null,
  });
  ctx.emit(onboardingTaskChanged, { ...eventPayload(plan), taskId: task.id, ownerId: task.ownerId, status });
}

/** Brings the tasks that follow from others to where they belong, and a plan whose first task was taken up into preboarding. */
export async function updateDependents(
  tx: Transaction,
  ctx: Ctx,
  plan: OnboardingPlan,
  tasks: readonly OnboardingTask[],
): Promise<void> {
  const byId = new Map(tasks.map((task) => [task.id, task]));
  for (const { id, status } of statusesOf(tasks)) await changeTask(tx, ctx, plan, byId.get(id)!, { status, by: null });
  // What was proved before anybody did anything begins nothing.
  const begun = tasks.some(({ status, doneBy }) => status === 'in_progress' || (status === 'done' && doneBy !== null));
  if (begun && plan.status === 'not_started') await movePlan(tx, ctx, plan, { to: 'preboarding' });
}

/** Ticks every task of a locked plan whose proof is among these, and lets begin what waited for it. */
export async function prove(
  tx: Transaction,
  ctx: Ctx,
  plan: OnboardingPlan,
  tasks: readonly OnboardingTask[],
  proved: ReadonlySet<Proof>,
): Promise<void> {
  const there = tasks.filter(({ proof, status }) => proof && proved.has(proof) && !taskStates[status].settled);
  for (const task of there) await changeTask(tx, ctx, plan, task, { status: 'done', by: null });
  if (there.length > 0) await updateDependents(tx, ctx, plan, tasks);
  await announceAwaitedProofs(tx, ctx, plan, tasks);
}

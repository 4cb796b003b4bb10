import { Controller } from '@nestjs/common';
import type { Input } from '@talent-os/contracts';
import { namePeople } from '@talent-os/contracts/identity/directory.js';
import {
  changeOnboardingTask,
  reassignOnboardingTask,
  unblockOnboardingTask,
} from '@talent-os/contracts/talent/onboarding-changes.js';
import { onboardingTaskAssigned } from '@talent-os/contracts/talent/onboarding-events.js';
import { planStates } from '@talent-os/contracts/talent/onboarding-states.js';
import { Handles, DomainError, type Ctx, type Transaction } from '@talent-os/service-kit';
import { tasksOf } from './change-plan.js';
import { updateDependents, changeTask, prove } from './change-task.js';
import { OnboardingPlan } from './onboarding-plan.entity.js';
import { OnboardingTask } from './onboarding-task.entity.js';
import { eventPayload } from './plan-event.js';
import { provedFor } from './proofs.js';
import { reassignRefusal, taskRefusal, unblockRefusal, waitsFor } from './task.rules.js';
import { announceAwaitedProofs } from './announce-awaited-proofs.js';
import { runsOnboarding } from './whose.js';

@Controller()
export class OnboardingTasksController {
  @Handles(changeOnboardingTask)
  async change({ onboardingTaskId, status, reason }: Input<typeof changeOnboardingTask>, ctx: Ctx) {
    const runs = runsOnboarding(ctx);
    const proved = status === 'done' ? await provedFor(ctx, 'task', onboardingTaskId) : undefined;
    return ctx.db.write(async (tx) => {
      const { plan, tasks, task } = await locked(tx, onboardingTaskId, runs ? undefined : ctx.userId);
      const refusal = taskRefusal(plan, tasks, task, { to: status, runs });
      if (refusal) throw new DomainError(refusal);
      const { proof } = task;
      if (proof && proved && !proved.has(proof)) throw new DomainError('onboarding.unproved');
      const blockedReason = status === 'blocked' ? (reason ?? null) : null;
      await changeTask(tx, ctx, plan, task, { status, blockedReason, by: ctx.userId });
      await updateDependents(tx, ctx, plan, tasks);
      await announceAwaitedProofs(tx, ctx, plan, tasks);
      return { status: task.status };
    });
  }

  @Handles(reassignOnboardingTask)
  async reassign({ onboardingTaskId, ownerId }: Input<typeof reassignOnboardingTask>, ctx: Ctx) {
    const { people } = await ctx.call(namePeople, { ids: [ownerId] });
    return ctx.db.write(async (tx) => {
      const { plan, task } = await locked(tx, onboardingTaskId);
      if (people.length === 0) throw new DomainError('onboarding.person');
      const refusal = reassignRefusal(plan, task);
      if (refusal) throw new DomainError(refusal);
      await tx.update(OnboardingTask, task, { ownerId, toldOverdue: false });
      ctx.emit(onboardingTaskAssigned, { ...eventPayload(plan), taskId: task.id, ownerId });
      return {};
    });
  }

  @Handles(unblockOnboardingTask)
  async unblock({ onboardingTaskId }: Input<typeof unblockOnboardingTask>, ctx: Ctx) {
    const proved = await provedFor(ctx, 'planOfTask', onboardingTaskId);
    return ctx.db.write(async (tx) => {
      const { plan, tasks, task } = await locked(tx, onboardingTaskId);
      if (!planStates[plan.status].over) await prove(tx, ctx, plan, tasks, proved);
      // A proof that came in just now has let it begin already.
      if (task.status === 'todo') return { status: task.status };
      const refusal = unblockRefusal(plan, tasks, task);
      if (refusal) throw new DomainError(refusal);
      const waived = new Set(waitsFor(task, tasks).map(({ id }) => id));
      await tx.update(OnboardingTask, task, { dependsOn: task.dependsOn.filter((id) => !waived.has(id)) });
      await changeTask(tx, ctx, plan, task, { status: 'todo', by: null });
      return { status: task.status };
    });
  }
}

/** A task with its locked plan and the plan's other tasks; of one owner where one is given. 404 where there is none. */
async function locked(tx: Transaction, id: string, ownerId?: string) {
  const { planId } = await tx.get(OnboardingTask, { id, ...(ownerId && { ownerId }) });
  const plan = await tx.lock(OnboardingPlan, planId);
  const tasks = await tasksOf(tx, planId);
  return { plan, tasks, task: tasks.find((one) => one.id === id)! };
}

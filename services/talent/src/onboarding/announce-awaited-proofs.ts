import { onboardingAwaits } from '@talent-os/contracts/talent/onboarding-events.js';
import { planStates } from '@talent-os/contracts/talent/onboarding-states.js';
import type { Ctx, Transaction } from '@talent-os/service-kit';
import { OnboardingPlan } from './onboarding-plan.entity.js';
import { eventPayload } from './plan-event.js';
import { missingProofs, type Task } from './task.rules.js';

/** Tells which proofs a locked plan waits for, where they are others than were told last. */
export async function announceAwaitedProofs(
  tx: Transaction,
  ctx: Ctx,
  plan: OnboardingPlan,
  tasks: readonly Task[],
): Promise<void> {
  const proofs = planStates[plan.status].over ? [] : missingProofs(tasks).toSorted();
  if (proofs.join() === (plan.toldProofs ?? []).join()) return;
  await tx.update(OnboardingPlan, plan, { toldProofs: proofs });
  ctx.emit(onboardingAwaits, { ...eventPayload(plan), proofs, version: plan.version });
}

import { onboardingMoved } from '@talent-os/contracts/talent/onboarding-events.js';
import { planStates, type PlanState } from '@talent-os/contracts/talent/onboarding-states.js';
import { DomainError, type Ctx, type Transaction } from '@talent-os/service-kit';
import { due } from '../due.js';
import { OnboardingPlan } from './onboarding-plan.entity.js';
import { OnboardingTask } from './onboarding-task.entity.js';
import { eventPayload } from './plan-event.js';
import { planRefusal } from './plan.rules.js';
import { announceAwaitedProofs } from './announce-awaited-proofs.js';

/** The tasks of a plan, in their order. Nobody changes them while the plan is locked. */
export const tasksOf = (tx: Transaction, planId: string) => tx.findAll(OnboardingTask, { planId }, { position: 'ASC' });

type Move = {
  readonly to: PlanState;
  /** The version the caller has seen; absent where the clock moves it. */
  readonly version?: number;
  readonly reason?: string;
};

/** Brings a locked plan into another state, once the rules allow it, and says so. */
export async function movePlan(tx: Transaction, ctx: Ctx, plan: OnboardingPlan, move: Move): Promise<void> {
  const { to, version, reason } = move;
  const tasks = await tasksOf(tx, plan.id);
  const refusal = planRefusal(plan.status, to, tasks);
  if (refusal) throw new DomainError(refusal);
  tx.expectVersion(plan, version);
  const changes = {
    status: to,
    ...(reason && { cancelReason: reason }),
    ...(to === 'completed' && { completedAt: ctx.now }),
  };
  await tx.update(OnboardingPlan, plan, changes);
  if (planStates[to].over) await due.set(tx, 'onboarding', plan.id, undefined);
  ctx.emit(onboardingMoved, { ...eventPayload(plan), status: to });
  if (planStates[to].over) await announceAwaitedProofs(tx, ctx, plan, tasks);
}

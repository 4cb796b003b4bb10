import type { ErrorCode, Payload } from '@talent-os/contracts';
import { developmentChanged } from '@talent-os/contracts/talent/development-events.js';
import { DomainError, type Ctx, type Transaction } from '@talent-os/service-kit';
import { todayOf } from '@talent-os/service-kit/people/timezone-of';
import { DevelopmentItem } from './development-item.entity.js';
import { DevelopmentPlan } from './development-plan.entity.js';
import { stateOn, type Side } from './plan.rules.js';
import { planWithin } from './plans.queries.js';

type What = Payload<typeof developmentChanged>['what'];
export type Change = {
  readonly planId: string;
  readonly version?: number | undefined;
  readonly side: Side;
  readonly what: What;
};

export function refuse(refusal: ErrorCode | undefined): void {
  if (refusal) throw new DomainError(refusal);
}

/** Tells both sides of a plan. `byId`: who did it. */
export const tell = (
  ctx: Ctx,
  plan: DevelopmentPlan,
  status: ReturnType<typeof stateOn>,
  what: What,
  byId = ctx.userId,
): void =>
  ctx.emit(developmentChanged, {
    developmentPlanId: plan.id,
    employeeId: plan.employeeId,
    managerId: plan.managerId,
    status,
    what,
    byId,
  });

/** A plan of the side that changes it: 404 beyond it, and nobody is the manager's side of their own. */
async function requireSide(ctx: Ctx, planId: string, side: Side): Promise<void> {
  if (side === 'employee') return;
  const plan = await planWithin(ctx, planId);
  if (!plan) throw new DomainError('resource.missing');
  if (plan.employeeId === ctx.userId) throw new DomainError('development.self');
}

/** A plan that is changed, with its items and how it stands today. */
export type Locked = {
  readonly tx: Transaction;
  readonly plan: DevelopmentPlan;
  readonly items: readonly DevelopmentItem[];
  readonly status: ReturnType<typeof stateOn>;
};

/** Changes a locked plan for one of its sides, and tells both. */
export async function changePlan(
  ctx: Ctx,
  { planId, version, side, what }: Change,
  work: (locked: Locked) => Promise<void>,
): Promise<{ version: number }> {
  await requireSide(ctx, planId, side);
  const today = await todayOf(ctx);
  return ctx.db.write(async (tx) => {
    const key = side === 'employee' ? { id: planId, employeeId: ctx.userId } : planId;
    const plan = await tx.lock(DevelopmentPlan, key, version);
    const items = await tx.findAll(DevelopmentItem, { planId });
    await work({ tx, plan, items, status: stateOn(plan, today) });
    tell(ctx, plan, stateOn(plan, today), what);
    return { version: plan.version };
  });
}

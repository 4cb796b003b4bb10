import type { Ctx, Transaction } from '@talent-os/service-kit';
import type { Day } from '@talent-os/service-kit/calendar';
import { tell } from './change-plan.js';
import { DevelopmentItem } from './development-item.entity.js';
import { DevelopmentPlan } from './development-plan.entity.js';
import { stateOn } from './plan.rules.js';

/** Open items of the caller's agreed plan that a course of the catalogue was named for are done; how many there were. */
export async function finishItems(tx: Transaction, ctx: Ctx, catalogueItemId: string, today: Day): Promise<number> {
  const [agreed] = await tx.findAll(DevelopmentPlan, { employeeId: ctx.userId, status: 'agreed' });
  if (!agreed) return 0;
  const plan = await tx.lock(DevelopmentPlan, agreed.id);
  if (plan.status !== 'agreed') return 0;
  const items = await tx.findAll(DevelopmentItem, { planId: plan.id, catalogueItemId });
  const open = items.filter(({ doneAt }) => doneAt === null);
  for (const { id } of open) {
    const item = await tx.lock(DevelopmentItem, id);
    await tx.update(DevelopmentItem, item, { doneAt: ctx.now, doneById: ctx.userId });
  }
  if (open.length > 0) tell(ctx, plan, stateOn(plan, today), 'ticked');
  return open.length;
}

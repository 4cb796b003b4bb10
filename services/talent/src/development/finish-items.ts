import type { Ctx, Transaction } from '@talent-os/service-kit';
import type { Day } from '@talent-os/service-kit/calendar';
import { tell } from './change-plan.js';
import { DevelopmentItem } from './development-item.entity.js';
import { DevelopmentPlan } from './development-plan.entity.js';
import { stateOn } from './plan.rules.js';

/**
 * Open items of somebody's agreed plan that a course or a challenge of the catalogue was named for are done; how many
 * there were. Whose plan it is has done them: nobody learns by whose word a challenge ended.
 */
export async function finishItems(
  tx: Transaction,
  ctx: Ctx,
  catalogueItemId: string,
  today: Day,
  userId = ctx.userId,
): Promise<number> {
  const [agreed] = await tx.findAll(DevelopmentPlan, { employeeId: userId, status: 'agreed' });
  if (!agreed) return 0;
  const plan = await tx.lock(DevelopmentPlan, agreed.id);
  if (plan.status !== 'agreed') return 0;
  const items = await tx.findAll(DevelopmentItem, { planId: plan.id, catalogueItemId });
  const open = items.filter(({ doneAt }) => doneAt === null);
  for (const { id } of open) {
    const item = await tx.lock(DevelopmentItem, id);
    await tx.update(DevelopmentItem, item, { doneAt: ctx.now, doneById: userId });
  }
  if (open.length > 0) tell(ctx, plan, stateOn(plan, today), 'ticked', userId);
  return open.length;
}

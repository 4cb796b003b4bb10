import { Controller } from '@nestjs/common';
import type { Payload } from '@talent-os/contracts';
import { insightChanged } from '@talent-os/contracts/intelligence/insights.js';
import { taskChanged } from '@talent-os/contracts/productivity/tasks.js';
import { openTaskStates } from '@talent-os/contracts/productivity/task-states.js';
import { Listens, type Ctx } from '@talent-os/service-kit';
import { InsightPlan } from './insight-plan.entity.js';

/** Once its task is over, what was taken up is nobody's again: where its rule still finds it, it is shown as before. */
@Controller()
export class InsightTaskChanged {
  @Listens(taskChanged)
  async follow({ taskId, change, status }: Payload<typeof taskChanged>, ctx: Ctx): Promise<void> {
    if (change !== 'deleted' && openTaskStates.includes(status)) return;
    await ctx.db.write(async (tx) => {
      const plan = await tx.find(InsightPlan, { taskId });
      if (!plan) return;
      await tx.remove(InsightPlan, plan);
      ctx.emit(insightChanged, { rule: plan.rule, change: 'restored' });
    });
  }
}

import { Controller } from '@nestjs/common';
import type { Payload } from '@talent-os/contracts';
import { taskChanged } from '@talent-os/contracts/productivity/tasks.js';
import { excellenceChanged } from '@talent-os/contracts/sales/excellence.js';
import { Listens, type Ctx } from '@talent-os/service-kit';
import { stateAfter } from './action.rules.js';
import { ExcellenceAction } from './excellence-action.entity.js';

/** What becomes of the task of an accepted action becomes of the action. */
@Controller()
export class ExcellenceTaskChanged {
  @Listens(taskChanged)
  async follow({ taskId, change, status }: Payload<typeof taskChanged>, ctx: Ctx): Promise<void> {
    await ctx.db.write(async (tx) => {
      const found = await tx.find(ExcellenceAction, { taskId });
      if (!found) return;
      const action = await tx.lock(ExcellenceAction, found.id);
      const next = stateAfter(action.status, { change, status });
      if (next === action.status) return;
      const { module, action: key } = action;
      // It was accepted again meanwhile: that one is open.
      if (next === 'open' && (await tx.find(ExcellenceAction, { module, action: key, status: 'open' }))) return;
      await tx.update(ExcellenceAction, action, { status: next });
      ctx.emit(excellenceChanged, { module, change: 'action' });
    });
  }
}

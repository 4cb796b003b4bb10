import { Controller } from '@nestjs/common';
import type { Payload } from '@talent-os/contracts';
import { excellenceActionAccepted } from '@talent-os/contracts/sales/excellence.js';
import { Listens, type Ctx } from '@talent-os/service-kit';
import { addTask } from './add-task.js';
import { excellenceTask } from './excellence-task.js';

/** An action that was accepted for somebody is a task of theirs. */
@Controller()
export class ExcellenceActionListener {
  @Listens(excellenceActionAccepted)
  async write({ module, action, taskId, userId, dueOn }: Payload<typeof excellenceActionAccepted>, ctx: Ctx) {
    const task = excellenceTask(module, action, dueOn);
    if (task) await ctx.db.write((tx) => addTask(tx, ctx, task, { id: taskId, ownerId: userId }));
  }
}

import { Controller } from '@nestjs/common';
import type { Output, Payload } from '@talent-os/contracts';
import { journeyRunChanged } from '@talent-os/contracts/identity/journey-events.js';
import { journeyTasks } from '@talent-os/contracts/identity/journeys.js';
import { Listens, type Ctx, type Transaction } from '@talent-os/service-kit';
import { setTaskDue } from '../due.js';
import { addTask, emitTaskChanged } from './add-task.js';
import { Task } from './task.entity.js';
import { changesOf, isOpen } from './task.rules.js';

type Step = Output<typeof journeyTasks>['steps'][number];

/** Steps of a journey are tasks of who is on it, and done when the step is. A task somebody has deleted stays away. */
@Controller()
export class JourneyTasksListener {
  @Listens(journeyRunChanged, 'always')
  async follow({ journeyRunId, userId, how }: Payload<typeof journeyRunChanged>, ctx: Ctx): Promise<void> {
    const { name, steps } = await ctx.call(journeyTasks, { journeyRunId });
    await ctx.db.write(async (tx) => {
      for (const step of steps) {
        const task = await tx.find(Task, { id: step.taskId, ownerId: userId });
        if (how === 'begun' && !task && !step.done) await addStep(tx, ctx, userId, name, step);
        if (task && step.done && isOpen(task.status)) await end(tx, ctx, task.id);
      }
    });
  }
}

const addStep = (tx: Transaction, ctx: Ctx, ownerId: string, journey: string, { taskId, title, link, due }: Step) =>
  addTask(
    tx,
    ctx,
    {
      title,
      notes: `A step of your journey ${journey}.`,
      due,
      priority: 'normal',
      goalId: null,
      source: 'journey',
      link,
    },
    { id: taskId, ownerId },
  );

async function end(tx: Transaction, ctx: Ctx, taskId: string): Promise<void> {
  const task = await tx.lock(Task, taskId);
  await tx.update(Task, task, changesOf('done', ctx.now));
  await setTaskDue(tx, task);
  emitTaskChanged(ctx, task, 'moved');
}

import type { Payload } from '@talent-os/contracts';
import { taskChanged } from '@talent-os/contracts/productivity/tasks.js';
import type { Ctx, Transaction } from '@talent-os/service-kit';
import { setTaskDue } from '../due.js';
import { Task } from './task.entity.js';

type TaskInput = Pick<Task, 'title' | 'notes' | 'due' | 'priority' | 'goalId' | 'source' | 'link'>;

/** Whose task it is, and the id it goes by, where another service has given them. */
type TaskOf = { readonly ownerId: string; readonly id?: string };

/** Writes down a task, the caller's own unless it says whose, and awaits its day. */
export async function addTask(
  tx: Transaction,
  ctx: Ctx,
  facts: TaskInput,
  of: TaskOf = { ownerId: ctx.userId },
): Promise<Task> {
  const task = await tx.insert(Task, { ...facts, ...of, status: 'todo' });
  await setTaskDue(tx, task);
  emitTaskChanged(ctx, task, 'created');
  return task;
}

/** Tells the owner's browsers. */
export const emitTaskChanged = (
  ctx: Ctx,
  { id, ownerId, status }: Task,
  change: Payload<typeof taskChanged>['change'],
) => ctx.emit(taskChanged, { taskId: id, userId: ownerId, change, status });

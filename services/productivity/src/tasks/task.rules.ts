import { taskStateKeys, taskStates, type TaskState } from '@talent-os/contracts/productivity/task-states.js';
import { taskActions, type Task } from '@talent-os/contracts/productivity/tasks.js';
import { statesWithout } from '@talent-os/service-kit/may';

/** Where a task may go from a state. What is over may be opened again. */
export const taskMovesFrom: Record<TaskState, readonly TaskState[]> = {
  todo: ['in_progress', 'done', 'cancelled'],
  in_progress: ['todo', 'done', 'cancelled'],
  done: ['todo', 'in_progress'],
  cancelled: ['todo', 'in_progress'],
};

export const isOpen = (status: TaskState): boolean => taskStates[status].open;

/** Refused where the table does not have the step. */
export const moveRefusal = (from: TaskState, to: TaskState): 'task.transition' | undefined =>
  taskMovesFrom[from].includes(to) ? undefined : 'task.transition';

/** What its owner may do with a task in a state. */
export const mayIn = (status: TaskState): Task['may'] => ({
  to: statesWithout(taskStateKeys, (to) => moveRefusal(status, to)),
  do: [...taskActions],
});

/** What an allowed step changes: the moment it was over, or none once it is open again. */
export const changesOf = (to: TaskState, now: Date) => ({ status: to, closedAt: isOpen(to) ? null : now });

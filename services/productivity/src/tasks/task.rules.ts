import { taskMovesFrom, taskStates, type TaskState } from '@talent-os/contracts/productivity/task-states.js';

export const isOpen = (status: TaskState): boolean => taskStates[status].open;

/** Refused where the table does not have the step. */
export const moveRefusal = (from: TaskState, to: TaskState): 'task.transition' | undefined =>
  taskMovesFrom[from].includes(to) ? undefined : 'task.transition';

/** What an allowed step changes: the moment it was over, or none once it is open again. */
export const changesOf = (to: TaskState, now: Date) => ({ status: to, closedAt: isOpen(to) ? null : now });

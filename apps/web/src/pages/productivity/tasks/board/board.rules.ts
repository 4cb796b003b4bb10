import type { Output } from '@talent-os/contracts/define';
import type { TaskState } from '@talent-os/contracts/productivity/task-states';
import type { Task, getTaskBoard } from '@talent-os/contracts/productivity/tasks';

export type Board = Output<typeof getTaskBoard>;
export type Column = Board['columns'][number];

/** The board as it will look once a task has moved: on top of its new column, both columns counted anew. */
export function moveOnBoard(board: Board, taskId: string, to: TaskState): Board {
  const task = board.columns.flatMap(({ tasks }) => tasks).find(({ id }) => id === taskId);
  if (!task || task.status === to) return board;
  const arrived: Task = { ...task, status: to };
  return {
    columns: board.columns.map((column) => {
      if (column.status === task.status)
        return { ...column, count: column.count - 1, tasks: column.tasks.filter(({ id }) => id !== taskId) };
      return column.status === to ? { ...column, count: column.count + 1, tasks: [arrived, ...column.tasks] } : column;
    }),
  };
}

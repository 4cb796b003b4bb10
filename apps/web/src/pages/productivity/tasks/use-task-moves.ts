import type { Output } from '@talent-os/contracts/define';
import type { TaskState } from '@talent-os/contracts/productivity/task-states';
import { getTaskBoard, moveTask, type Task } from '@talent-os/contracts/productivity/tasks';
import { useCommand } from '@/lib/use-command';
import type { BoardWords } from '@/ui/board/board-model';
import { moveOnBoard } from '@/ui/board/move-on-board';
import { useBoardMoves } from '@/ui/board/use-board-moves';
import { labelOf } from './task.rules';

export type Board = Output<typeof getTaskBoard>;
export type Column = Board['columns'][number];
export type Moves = ReturnType<typeof useTaskMoves>;

export const taskWords: BoardWords<Task, TaskState> = {
  things: 'tasks',
  column: 'column',
  titleOf: labelOf,
  nameOf: ({ title }) => title,
  keyOf: ({ status }) => status,
};

/** Moves of tasks. Each shows at once and can be undone, because what is over may be opened again. */
export function useTaskMoves() {
  const command = useCommand(moveTask);
  const move = ({ id, version }: Task, status: TaskState) => command.run({ taskId: id, version, status });
  return useBoardMoves(taskWords, {
    board: getTaskBoard,
    after: (board, { id }, status) =>
      moveOnBoard<Task, Column, Board>(board, id, status, { arrive: (task) => ({ ...task, status }) }),
    run: move,
    undo: (arrived, { status }) => (arrived.may.to.includes(status) ? () => move(arrived, status) : undefined),
  });
}

import type { TaskState } from '@talent-os/contracts/productivity/task-states';
import { getTaskBoard, moveTask, type Task } from '@talent-os/contracts/productivity/tasks';
import { useCallback, useState } from 'react';
import { useCommand } from '../../../lib/use-command';
import { useShownMoves } from '../../../ui/board/use-shown-moves';
import { moveOnBoard, type Board } from './board/board.rules';
import { labelOf, targetsOf } from './task.rules';

export type UndoableMove = { readonly task: Task; readonly from: TaskState };
export type Moves = ReturnType<typeof useTaskMoves>;

/** Moves of tasks. Each shows at once and can be undone, because what is over may be opened again. */
export function useTaskMoves(announce: (text: string) => void) {
  const shown = useShownMoves(announce);
  const [undoable, setUndoable] = useState<UndoableMove>();
  const forget = useCallback(() => setUndoable(undefined), []);
  const command = useCommand(moveTask);

  const step = (task: Task, to: TaskState) =>
    shown.move({
      id: task.id,
      name: task.title,
      from: labelOf(task.status),
      to: labelOf(to),
      board: getTaskBoard,
      after: (board: Board) => moveOnBoard(board, task.id, to),
      run: () => command.run({ taskId: task.id, version: task.version, status: to }),
    });

  return {
    undoable,
    movingId: shown.movingId,
    /** Starts a move that the task's state permits; everything else is ignored. */
    async start(task: Task, to: TaskState): Promise<void> {
      if (!targetsOf(task.status).includes(to)) return;
      setUndoable(undefined);
      const arrived = await step(task, to);
      if (arrived && targetsOf(to).includes(task.status)) setUndoable({ task: arrived, from: task.status });
    },
    undo({ task, from }: UndoableMove): void {
      setUndoable(undefined);
      void step(task, from);
    },
    forget,
  };
}

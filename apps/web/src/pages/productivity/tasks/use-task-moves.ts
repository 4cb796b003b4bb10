import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import type { TaskState } from '@talent-os/contracts/productivity/task-states';
import { getTaskBoard, moveTask, type Task } from '@talent-os/contracts/productivity/tasks';
import { useCallback, useState } from 'react';
import { useCommand } from '../../../lib/use-command';
import { taskReads } from '../reads';
import { moved, type Board } from './board/board.rules';
import { labelOf, targetsOf } from './task.rules';

export type Undoable = { readonly task: Task; readonly from: TaskState };
export type Moves = ReturnType<typeof useTaskMoves>;

/** Moves of tasks. Each shows at once and can be undone, because what is over may be opened again. */
export function useTaskMoves(announce: (text: string) => void) {
  const client = useQueryClient();
  const [undoable, setUndoable] = useState<Undoable>();
  const [movingId, setMovingId] = useState<string>();
  const forget = useCallback(() => setUndoable(undefined), []);
  const command = useCommand(moveTask, { refetches: taskReads });

  async function step(task: Task, to: TaskState): Promise<Task | undefined> {
    setMovingId(task.id);
    const takeBack = await showMoved(client, task.id, to);
    try {
      const arrived = await command.run({ taskId: task.id, version: task.version, status: to });
      announce(`${task.title} moved to ${labelOf(to)}.`);
      return arrived;
    } catch {
      takeBack();
      announce(`${task.title} stays in ${labelOf(task.status)}.`);
      return undefined;
    } finally {
      setMovingId(undefined);
    }
  }

  return {
    undoable,
    movingId,
    /** Starts a move that the task's state permits; everything else is ignored. */
    async start(task: Task, to: TaskState): Promise<void> {
      if (!targetsOf(task.status).includes(to)) return;
      setUndoable(undefined);
      const arrived = await step(task, to);
      if (arrived && targetsOf(to).includes(task.status)) setUndoable({ task: arrived, from: task.status });
    },
    undo({ task, from }: Undoable): void {
      setUndoable(undefined);
      void step(task, from);
    },
    forget,
  };
}

/**
 * Shows a move on every board at hand before the server has answered. The function it answers with takes it back, but
 * leaves alone what has been read since.
 */
async function showMoved(client: QueryClient, taskId: string, to: TaskState): Promise<() => void> {
  const boards = { queryKey: [getTaskBoard.name] };
  await client.cancelQueries(boards);
  const changes = client.getQueriesData<Board>(boards).flatMap(([key, before]) => {
    if (!before) return [];
    return [{ key, before, after: client.setQueryData<Board>(key, moved(before, taskId, to)) }];
  });
  return () => {
    for (const { key, before, after } of changes)
      if (client.getQueryData(key) === after) client.setQueryData(key, before);
  };
}

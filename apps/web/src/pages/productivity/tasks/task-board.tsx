import { useQuery } from '@tanstack/react-query';
import { getTaskBoard, type Task } from '@talent-os/contracts/productivity/tasks';
import type { ReactNode } from 'react';
import { steadyQuery } from '@/lib/query';
import { CardName } from '@/ui/board/board-card';
import { BoardView } from '@/ui/board/board-view';
import { TaskFacts } from './task-facts';
import { isOpen } from './task.rules';
import type { TaskFilters } from './use-task-filters';
import { taskWords, type Column, type Moves } from './use-task-moves';
import css from '../productivity.module.css';

type TaskBoardProps = {
  readonly filters: TaskFilters;
  readonly toolbar: ReactNode;
  readonly empty: ReactNode;
  readonly moves: Moves;
  readonly onOpen: (taskId: string) => void;
};

const headOf = ({ key }: Column) => ({
  note: isOpen(key) ? undefined : 'Last 14 days',
  quiet: key === 'cancelled',
  rest: { to: `?view=tasks&as=list&status=${key}`, place: 'list' },
});

const summaryOf = (task: Task) => (
  <>
    <CardName>{task.title}</CardName>
    <TaskFacts task={task} />
  </>
);

/** Tasks by state. */
export const TaskBoard = ({ filters: { params, input }, toolbar, empty, moves, onOpen }: TaskBoardProps) => (
  <BoardView
    label="Tasks by state"
    words={taskWords}
    query={useQuery(steadyQuery(getTaskBoard, input))}
    moves={moves}
    headOf={headOf}
    onOpen={({ id }) => onOpen(id)}
    params={params}
    toolbar={toolbar}
    className={css.toolbar}
    empty={empty}
  >
    {summaryOf}
  </BoardView>
);

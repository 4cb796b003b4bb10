import { taskStateKeys, type TaskState } from '@talent-os/contracts/productivity/task-states';
import type { Task } from '@talent-os/contracts/productivity/tasks';
import { Board } from '../../../../ui/board/board';
import { CardName } from '../../../../ui/board/board-card';
import type { BoardRules } from '../../../../ui/board/board-model';
import { TaskFacts } from '../task-facts';
import { isOpen, labelOf, targetsOf } from '../task.rules';
import type { Moves } from '../use-task-moves';
import type { Board as BoardData, Column } from './board.rules';

const rules: BoardRules<Task, TaskState> = {
  things: 'tasks',
  column: 'column',
  keys: taskStateKeys,
  titleOf: labelOf,
  nameOf: ({ title }) => title,
  keyOf: ({ status }) => status,
  targetsOf,
};

const columnOf = ({ status, count, tasks }: Column) => ({
  key: status,
  title: labelOf(status),
  count,
  items: tasks,
  note: isOpen(status) ? undefined : 'Last 14 days',
  quiet: status === 'cancelled',
  rest: { to: `?view=tasks&as=list&status=${status}`, place: 'list' },
});

const summaryOf = (task: Task) => (
  <>
    <CardName>{task.title}</CardName>
    <TaskFacts task={task} />
  </>
);

type TaskBoardProps = {
  readonly board: BoardData;
  readonly moves: Moves;
  readonly onOpen: (task: Task) => void;
  readonly announce: (text: string) => void;
};

/** Tasks by state. */
export const TaskBoard = ({ board, moves, onOpen, announce }: TaskBoardProps) => (
  <Board
    label="Tasks by state"
    columns={board.columns.map(columnOf)}
    rules={rules}
    movingId={moves.movingId}
    onMove={(task, to) => void moves.start(task, to)}
    onOpen={onOpen}
    announce={announce}
  >
    {summaryOf}
  </Board>
);

import type { Output } from '../define.js';
import { getProgress, getToday } from '../productivity/progress.js';
import { listGoals } from '../productivity/goals.js';
import { listTasks } from '../productivity/tasks.js';
import { figureTable, rowsOf, sumOf, type FigureRows } from './figure.js';
import { tasksCalled } from './called.js';

const SCREEN = '/productivity';
const tasks = (filter: Parameters<typeof rowsOf<typeof listTasks>>[1]['filter']): readonly FigureRows[] => [
  rowsOf(listTasks, { screen: SCREEN, view: { view: 'tasks', as: 'list' }, called: tasksCalled, filter }),
];
type GoalRows = Parameters<typeof rowsOf<typeof listGoals>>[1];
const goals = (filter: GoalRows['filter'], sum?: GoalRows['sum']): readonly FigureRows[] => [
  rowsOf(listGoals, { screen: SCREEN, view: { view: 'goals' }, filter, ...(sum && { sum }) }),
];
const mean = (values: readonly number[]) => sumOf(values, (value) => value) / values.length;

/** The figures of a person's day. */
export const dayFigures = (today: Output<typeof getToday> | undefined) => ({
  dueToday: { label: 'Due today', scope: 'your tasks', value: today?.dueToday, rows: tasks({ due: 'today' }) },
  overdue: { label: 'Overdue', scope: 'your tasks', value: today?.overdue, rows: tasks({ due: 'overdue' }) },
  checkIns: {
    label: 'Check-ins due',
    scope: 'your goals',
    value: today?.checkInsDue,
    rows: goals({ scope: 'mine', due: 'true' }),
  },
  done: {
    label: 'Tasks done',
    scope: 'your tasks this week',
    value: today?.tasksDone,
    rows: tasks({ status: 'done', thisWeek: 'true' }),
  },
  score: {
    label: 'Goal score',
    scope: 'your running goals',
    value: today?.goalScore,
    how: 'The mean score of your running goals',
    rows: goals({ scope: 'mine', status: 'active' }, ({ items }) => mean(items.map(({ score }) => score))),
  },
  focus: {
    label: 'Focus',
    scope: 'your sessions this week',
    value: today?.focusMinutes,
    how: 'The minutes of your focus sessions that ended this week',
    rows: [
      rowsOf(getProgress, {
        screen: SCREEN,
        view: { view: 'progress' },
        sum: ({ weeks }) => weeks.at(-1)!.focusMinutes,
      }),
    ],
  },
});
export const todayFigures = figureTable(getToday, dayFigures);

export const progressFigures = figureTable(getProgress, (progress) => ({
  tasks: (progress?.weeks ?? []).map(({ week, tasksDone }) => ({
    label: week,
    scope: 'your tasks done in the week',
    value: tasksDone,
    rows: tasks({ status: 'done', closedWeek: week }),
  })),
}));

import { SegmentedControl } from '@mantine/core';
import { tasksCalled } from '@talent-os/contracts/figures/called';
import { taskStateKeys } from '@talent-os/contracts/productivity/task-states';
import { listTasks } from '@talent-os/contracts/productivity/tasks';
import { priorityOptions } from '@/features/tasks/task-form';
import { day } from '@/lib/format';
import { useListFilters } from '@/lib/use-list-filters';
import { labelOf } from './task.rules';

const shapes = [
  { value: 'board', label: 'Board' },
  { value: 'list', label: 'List' },
];
const dueChoices = [
  { value: 'overdue', label: 'Overdue' },
  { value: 'today', label: 'Due today' },
  { value: 'week', label: 'Next 7 days' },
  { value: 'none', label: 'Without a day' },
];
const weekText = (week: string) => (/^\d{4}-\d{2}-\d{2}$/.test(week) ? day(week) : week);

export type TaskFilters = ReturnType<typeof useTaskFilters>;

/** What people look for among their tasks, on board and list alike; a state narrows the list only. */
export function useTaskFilters() {
  const list = useListFilters(listTasks, { called: tasksCalled });
  const { params, input } = list;
  const asList = params.get('as') === 'list';
  const { status, ...within } = input;
  const filters = {
    search: 'Words of a task',
    due: { label: 'Due', all: 'Any day', choices: dueChoices },
    priority: { label: 'Priority', choices: priorityOptions },
    status: asList && {
      label: 'State',
      choices: taskStateKeys.map((value) => ({ value, label: labelOf(value) })),
    },
    closedWeek: { words: (week: string) => `Closed in the week of ${weekText(week)}` },
    thisWeek: { words: 'Closed this week' },
  };
  const lead = (
    <SegmentedControl
      aria-label="Tasks as"
      data={shapes}
      value={asList ? 'list' : 'board'}
      onChange={(shape) => params.patch({ as: shape === 'list' ? shape : undefined, status: undefined })}
    />
  );
  return { list, filters, lead, params, /** What the board takes of them. */ input: within, status, asList };
}

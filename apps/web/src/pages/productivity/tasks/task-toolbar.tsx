import { SegmentedControl } from '@mantine/core';
import { taskStateKeys } from '@talent-os/contracts/productivity/task-states';
import { exportTasks } from '@talent-os/contracts/productivity/tasks';
import { CsvButton } from '../../../ui/button/csv-button';
import { day } from '../../../lib/format';
import { ActiveFilter } from '../../../ui/filters/active-filter';
import { BarOnly } from '../../../ui/filters/bar-only';
import { ListSearch } from '../../../ui/filters/list-search';
import { ListSelect } from '../../../ui/filters/list-select';
import { priorityOptions } from '../../../features/tasks/task-form';
import { labelOf } from './task.rules';
import { dueChoices, type TaskFilters } from './use-task-filters';

const shapes = [
  { value: 'board', label: 'Board' },
  { value: 'list', label: 'List' },
];

const weekText = (week: string) => (/^\d{4}-\d{2}-\d{2}$/.test(week) ? day(week) : week);

/** Narrows board and list alike; the choice of a state makes sense in the list only. */
export function TaskToolbar({ filters: { params, input, status, asList } }: { readonly filters: TaskFilters }) {
  return (
    <>
      <BarOnly>
        <SegmentedControl
          aria-label="Tasks as"
          data={shapes}
          value={asList ? 'list' : 'board'}
          onChange={(shape) => params.patch({ as: shape === 'list' ? shape : undefined, status: undefined })}
        />
      </BarOnly>
      <ListSearch params={params} label="Search tasks" placeholder="Words of a task" />
      <ListSelect params={params} name="due" label="Due" placeholder="Any day" choices={dueChoices} />
      <ListSelect params={params} name="priority" label="Priority" choices={priorityOptions} />
      {asList && (
        <ListSelect
          params={params}
          name="status"
          label="State"
          choices={taskStateKeys.map((value) => ({ value, label: labelOf(value) }))}
        />
      )}
      <ActiveFilter params={params} name="closedWeek" words={(week) => `Closed in the week of ${weekText(week)}`} />
      <ActiveFilter params={params} name="thisWeek" words="Closed this week" />
      {!asList && (
        <BarOnly>
          <CsvButton of={exportTasks} input={{ ...input, status }} />
        </BarOnly>
      )}
    </>
  );
}

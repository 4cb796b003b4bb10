import { SegmentedControl } from '@mantine/core';
import { taskStateKeys } from '@talent-os/contracts/productivity/task-states';
import { exportTasks } from '@talent-os/contracts/productivity/tasks';
import { CsvButton } from '../../../ui/csv-button';
import { ListSearch } from '../../../ui/filters/list-search';
import { ListSelect } from '../../../ui/filters/list-select';
import { labelOf, priorityOptions } from './task.rules';
import { dueChoices, type TaskFilters } from './use-task-filters';

const shapes = [
  { value: 'board', label: 'Board' },
  { value: 'list', label: 'List' },
];

/** Narrows board and list alike; the choice of a state makes sense in the list only. */
export function TaskToolbar({ filters: { params, input, status, asList } }: { readonly filters: TaskFilters }) {
  return (
    <>
      <SegmentedControl
        aria-label="Tasks as"
        data={shapes}
        value={asList ? 'list' : 'board'}
        onChange={(shape) => params.patch({ as: shape === 'list' ? shape : undefined, status: undefined })}
      />
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
      <CsvButton of={exportTasks} input={{ ...input, status }} />
    </>
  );
}

import { SegmentedControl, Select } from '@mantine/core';
import { taskStateKeys } from '@talent-os/contracts/productivity/task-states';
import { SearchField } from '../../../ui/search-field';
import { labelOf, priorityOptions } from './task.rules';
import { dueChoices, type TaskFilters } from './use-task-filters';

const shapes = [
  { value: 'board', label: 'Board' },
  { value: 'list', label: 'List' },
];

/** Narrows board and list alike; the choice of a state makes sense in the list only. */
export function TaskToolbar({ filters: { params, priority, due, status, asList } }: { readonly filters: TaskFilters }) {
  return (
    <>
      <SegmentedControl
        aria-label="Tasks as"
        data={shapes}
        value={asList ? 'list' : 'board'}
        onChange={(shape) => params.patch({ as: shape === 'list' ? shape : undefined, status: undefined })}
      />
      <SearchField
        label="Search tasks"
        placeholder="Words of a task"
        value={params.search}
        onSearch={(search) => params.patch({ search })}
      />
      <Select
        aria-label="Due"
        placeholder="Any day"
        w={150}
        clearable
        data={[...dueChoices]}
        value={due ?? null}
        onChange={(value) => params.patch({ due: value ?? undefined })}
      />
      <Select
        aria-label="Priority"
        placeholder="Any priority"
        w={150}
        clearable
        data={priorityOptions}
        value={priority ?? null}
        onChange={(value) => params.patch({ priority: value ?? undefined })}
      />
      {asList && (
        <Select
          aria-label="State"
          placeholder="Any state"
          w={150}
          clearable
          data={taskStateKeys.map((value) => ({ value, label: labelOf(value) }))}
          value={status ?? null}
          onChange={(value) => params.patch({ status: value ?? undefined })}
        />
      )}
    </>
  );
}

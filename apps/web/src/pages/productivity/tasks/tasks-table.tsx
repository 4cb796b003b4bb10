import { priorityLabels, taskSourceLabels } from '@talent-os/contracts/productivity/task-states';
import { exportTasks, type Task } from '@talent-os/contracts/productivity/tasks';
import type { ReactNode } from 'react';
import { StatusBadge, type BadgeVariant } from '@/ui/display/status-badge';
import type { MainColumn } from '@/ui/list/record-columns';
import { RecordList } from '@/ui/list/record-list';
import { taskBulk } from './task-bulk';
import { DueDay, TaskFacts } from './task-facts';
import { labelOf, priorityVariants } from './task.rules';
import type { TaskFilters } from './use-task-filters';

type TasksTableProps = {
  readonly filters: TaskFilters;
  readonly empty: ReactNode;
  readonly onOpen: (taskId: string) => void;
};

const stateVariants: Readonly<Partial<Record<Task['status'], BadgeVariant>>> = {
  in_progress: 'default',
  done: 'success',
};

const main: MainColumn<Task> = {
  field: 'title',
  title: 'Task',
  badges: (task, { narrow }) => narrow && <TaskFacts task={task} />,
};

/** Tasks as rows. */
export const TasksTable = ({ filters: { list, filters, lead }, empty, onOpen }: TasksTableProps) => (
  <RecordList
    list={list}
    label="tasks"
    opens={({ id }) => onOpen(id)}
    main={main}
    columns={[
      {
        field: 'status',
        title: 'State',
        render: ({ status }) => (
          <StatusBadge variant={stateVariants[status] ?? 'secondary'}>{labelOf(status)}</StatusBadge>
        ),
        stack: 'column',
      },
      { field: 'due', title: 'Due', render: (task) => <DueDay task={task} /> },
      {
        field: 'priority',
        title: 'Priority',
        render: ({ priority }) => (
          <StatusBadge variant={priorityVariants[priority]}>{priorityLabels[priority]}</StatusBadge>
        ),
      },
      { field: 'goalTitle', title: 'Goal' },
      { field: 'source', title: 'From', render: ({ source }) => taskSourceLabels[source] },
      { field: 'notes', title: 'Notes', optional: true },
    ]}
    filters={filters}
    lead={lead}
    empty={empty}
    csv={exportTasks}
    bulk={taskBulk}
  />
);

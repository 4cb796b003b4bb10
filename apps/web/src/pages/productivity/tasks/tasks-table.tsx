import { useQuery } from '@tanstack/react-query';
import { priorityLabels, taskSourceLabels } from '@talent-os/contracts/productivity/task-states';
import { exportTasks, listTasks, type Task } from '@talent-os/contracts/productivity/tasks';
import type { ReactNode } from 'react';
import { steadyQuery } from '../../../lib/query';
import { useNarrow } from '../../../lib/use-narrow';
import { DataTable, type Column } from '../../../ui/table/data-table';
import { StatusBadge, type BadgeVariant } from '../../../ui/display/status-badge';
import { OpenButton } from '../../../ui/button/open-button';
import { DueDay, TaskFacts } from './task-facts';
import { taskBulk } from './task-bulk';
import { labelOf, priorityVariants } from './task.rules';
import type { TaskFilters } from './use-task-filters';
import cell from '../../../ui/table/cell.module.css';

type TasksTableProps = {
  readonly filters: TaskFilters;
  readonly toolbar: ReactNode;
  readonly empty: ReactNode;
  readonly onOpen: (taskId: string) => void;
};

const stateVariants: Readonly<Partial<Record<Task['status'], BadgeVariant>>> = {
  in_progress: 'default',
  done: 'success',
};

/** Tasks as rows; on small screens the facts of a row stand under its title. */
export function TasksTable({ filters: { params, input, status }, toolbar, empty, onOpen }: TasksTableProps) {
  const tasks = useQuery(steadyQuery(listTasks, { ...params.paging, ...input, status }));
  const narrow = useNarrow();
  return (
    <DataTable
      label="tasks"
      query={tasks}
      params={params}
      columns={columnsOf(narrow, onOpen)}
      toolbar={toolbar}
      empty={empty}
      exports={{ of: exportTasks }}
      bulk={taskBulk}
      onRow={({ id }) => onOpen(id)}
      minWidth={narrow ? 0 : 860}
    />
  );
}

function columnsOf(narrow: boolean, onOpen: (taskId: string) => void): readonly Column<Task>[] {
  const title: Column<Task> = {
    accessor: 'title',
    title: 'Task',
    sortable: true,
    render: (task) => (
      <div className={cell.cell}>
        <OpenButton onOpen={() => onOpen(task.id)}>{task.title}</OpenButton>
        {narrow && <TaskFacts task={task} />}
      </div>
    ),
  };
  const state: Column<Task> = {
    accessor: 'status',
    title: 'State',
    sortable: true,
    render: ({ status }) => <StatusBadge variant={stateVariants[status] ?? 'secondary'}>{labelOf(status)}</StatusBadge>,
  };
  if (narrow) return [title, state];
  return [
    title,
    state,
    { accessor: 'due', title: 'Due', sortable: true, render: (task) => <DueDay task={task} /> },
    {
      accessor: 'priority',
      title: 'Priority',
      sortable: true,
      render: ({ priority }) => (
        <StatusBadge variant={priorityVariants[priority]}>{priorityLabels[priority]}</StatusBadge>
      ),
    },
    { accessor: 'goalTitle', title: 'Goal' },
    { accessor: 'source', title: 'From', render: ({ source }) => taskSourceLabels[source] },
    { accessor: 'notes', title: 'Notes', optional: true, render: ({ notes }) => notes ?? '–' },
  ];
}

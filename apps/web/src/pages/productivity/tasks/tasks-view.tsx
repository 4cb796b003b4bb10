import { Button } from '@mantine/core';
import { EmptyState } from '../../../ui/loading/empty-state';
import type { ProductivityView } from '../use-productivity-view';
import { TaskBoard } from './task-board';
import { TaskToolbar } from './task-toolbar';
import { TasksTable } from './tasks-table';
import type { Moves } from './use-task-moves';
import { useTaskFilters } from './use-task-filters';

type TasksViewProps = { readonly place: ProductivityView; readonly moves: Moves };

/** My tasks, as a board or as a list. */
export function TasksView({ place, moves }: TasksViewProps) {
  const filters = useTaskFilters();
  const toolbar = <TaskToolbar filters={filters} />;
  const empty = (
    <EmptyState
      title="No tasks yet"
      text="Write down what is to be done, or let the assistant suggest it."
      action={<Button onClick={() => place.create('task')}>Add task</Button>}
    />
  );
  const shared = { filters, toolbar, empty, onOpen: place.openTask };
  return filters.asList ? <TasksTable {...shared} /> : <TaskBoard {...shared} moves={moves} />;
}

import { Button } from '@mantine/core';
import { exportTasks } from '@talent-os/contracts/productivity/tasks';
import { CsvButton } from '@/ui/button/csv-button';
import { BarOnly } from '@/ui/filters/bar-only';
import { ListFilters } from '@/ui/filters/list-filters';
import { EmptyState } from '@/ui/loading/empty-state';
import type { ProductivityView } from '../use-productivity-view';
import { TaskBoard } from './task-board';
import { TasksTable } from './tasks-table';
import type { Moves } from './use-task-moves';
import { useTaskFilters } from './use-task-filters';

type TasksViewProps = { readonly place: ProductivityView; readonly moves: Moves };

/** My tasks, as a board or as a list. */
export function TasksView({ place, moves }: TasksViewProps) {
  const filters = useTaskFilters();
  const { list, lead, input, status, asList } = filters;
  const empty = (
    <EmptyState
      title="No tasks yet"
      text="Write down what is to be done, or let the assistant suggest it."
      action={<Button onClick={() => place.create('task')}>Add task</Button>}
    />
  );
  if (asList) return <TasksTable filters={filters} empty={empty} onOpen={place.openTask} />;
  const toolbar = (
    <>
      <BarOnly>{lead}</BarOnly>
      <ListFilters list={list} label="tasks" filters={filters.filters} />
      <BarOnly>
        <CsvButton of={exportTasks} input={{ ...input, status }} />
      </BarOnly>
    </>
  );
  return <TaskBoard filters={filters} toolbar={toolbar} empty={empty} onOpen={place.openTask} moves={moves} />;
}

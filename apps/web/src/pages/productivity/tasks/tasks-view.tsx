import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { getTaskBoard } from '@talent-os/contracts/productivity/tasks';
import { steadyQuery } from '../../../lib/query';
import { Card } from '../../../ui/page/card';
import { EmptyState } from '../../../ui/loading/empty-state';
import { FilterBar } from '../../../ui/filters/filter-bar';
import { Loaded } from '../../../ui/loading/loaded';
import { NothingFound } from '../../../ui/loading/nothing-found';
import type { ProductivityView } from '../use-productivity-view';
import { TaskBoard } from './board/task-board';
import { TaskToolbar } from './task-toolbar';
import { TasksTable } from './tasks-table';
import type { Moves } from './use-task-moves';
import { useTaskFilters } from './use-task-filters';
import css from '../productivity.module.css';

type TasksViewProps = {
  readonly place: ProductivityView;
  readonly moves: Moves;
  readonly announce: (text: string) => void;
};

/** My tasks, as a board or as a list. */
export function TasksView({ place, moves, announce }: TasksViewProps) {
  const filters = useTaskFilters();
  const { params, input, asList } = filters;
  const board = useQuery({ ...steadyQuery(getTaskBoard, input), enabled: !asList });
  const toolbar = <TaskToolbar filters={filters} />;
  const empty = (
    <EmptyState
      title="No tasks yet"
      text="Write down what is to be done, or let the assistant suggest it."
      action={<Button onClick={() => place.create('task')}>Add task</Button>}
    />
  );
  if (asList) return <TasksTable filters={filters} toolbar={toolbar} empty={empty} onOpen={place.openTask} />;
  return (
    <>
      <FilterBar className={css.toolbar} params={params}>
        {toolbar}
      </FilterBar>
      <Loaded query={board} skeletons={1} skeletonHeight={420}>
        {(data) =>
          data.columns.every(({ count }) => count === 0) ? (
            <Card>{params.filtered ? <NothingFound onClear={params.clear} /> : empty}</Card>
          ) : (
            <TaskBoard board={data} moves={moves} onOpen={({ id }) => place.openTask(id)} announce={announce} />
          )
        }
      </Loaded>
    </>
  );
}

import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { exportTasks, getTaskBoard } from '@talent-os/contracts/productivity/tasks';
import { steadyQuery } from '../../../lib/query';
import { Card } from '../../../ui/page/card';
import { EmptyState } from '../../../ui/loading/empty-state';
import { CsvButton } from '../../../ui/button/csv-button';
import { BarOnly } from '../../../ui/filters/bar-only';
import { FilterBar } from '../../../ui/filters/filter-bar';
import { ListFilters } from '../../../ui/filters/list-filters';
import { Loaded } from '../../../ui/loading/loaded';
import { NothingFound } from '../../../ui/loading/nothing-found';
import type { ProductivityView } from '../use-productivity-view';
import { TaskBoard } from './board/task-board';
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
  const { params, input, status, asList } = filters;
  const board = useQuery({ ...steadyQuery(getTaskBoard, input), enabled: !asList });
  const empty = (
    <EmptyState
      title="No tasks yet"
      text="Write down what is to be done, or let the assistant suggest it."
      action={<Button onClick={() => place.create('task')}>Add task</Button>}
    />
  );
  if (asList) return <TasksTable filters={filters} empty={empty} onOpen={place.openTask} />;
  return (
    <>
      <FilterBar className={css.toolbar} params={params}>
        <BarOnly>{filters.lead}</BarOnly>
        <ListFilters list={filters.list} label="tasks" filters={filters.filters} />
        <BarOnly>
          <CsvButton of={exportTasks} input={{ ...input, status }} />
        </BarOnly>
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

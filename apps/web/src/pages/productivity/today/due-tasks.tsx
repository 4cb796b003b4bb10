import { Button, Checkbox, UnstyledButton } from '@mantine/core';
import type { Output } from '@talent-os/contracts/define';
import type { getToday } from '@talent-os/contracts/productivity/progress';
import type { Task } from '@talent-os/contracts/productivity/tasks';
import { AppLink } from '../../../ui/app-link';
import { Card } from '../../../ui/card';
import { EmptyState } from '../../../ui/empty-state';
import { Loaded } from '../../../ui/loaded';
import type { Reading } from '../../../ui/reading';
import { TaskFacts } from '../tasks/task-facts';
import type { Moves } from '../tasks/use-task-moves';
import type { Place } from '../use-place';
import hub from '../productivity.module.css';
import css from './today.module.css';

type DueTasksProps = {
  readonly today: Reading<Output<typeof getToday>>;
  readonly place: Place;
  readonly moves: Moves;
};

/** The most urgent open tasks; ticking one off can be undone. */
export function DueTasks({ today, place, moves }: DueTasksProps) {
  return (
    <Card
      title="Tasks"
      description="The most urgent first"
      actions={
        <AppLink className={hub.link} to="?view=tasks">
          All tasks
        </AppLink>
      }
    >
      <Loaded query={today} skeletons={4}>
        {({ tasks }) =>
          tasks.length === 0 ? (
            <EmptyState
              title="Nothing is waiting for you"
              action={<Button onClick={() => place.create('task')}>Add task</Button>}
            />
          ) : (
            <ul className={css.list}>
              {tasks.map((task) => (
                <TaskRow key={task.id} task={task} place={place} moves={moves} />
              ))}
            </ul>
          )
        }
      </Loaded>
    </Card>
  );
}

type TaskRowProps = { readonly task: Task; readonly place: Place; readonly moves: Moves };

function TaskRow({ task, place, moves }: TaskRowProps) {
  return (
    <li className={css.row}>
      <Checkbox
        aria-label={`Done: ${task.title}`}
        checked={moves.movingId === task.id}
        disabled={moves.movingId === task.id}
        onChange={() => void moves.start(task, 'done')}
      />
      <div className={css.what}>
        <UnstyledButton className={css.name} onClick={() => place.openTask(task.id)}>
          {task.title}
        </UnstyledButton>
        <TaskFacts task={task} />
      </div>
    </li>
  );
}

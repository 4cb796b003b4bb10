import { Button, Checkbox, UnstyledButton } from '@mantine/core';
import { IconArrowsExchange } from '@tabler/icons-react';
import type { Output } from '@talent-os/contracts/define';
import type { getToday } from '@talent-os/contracts/productivity/progress';
import type { Task } from '@talent-os/contracts/productivity/tasks';
import { AppLink } from '@/ui/button/app-link';
import { Card } from '@/ui/page/card';
import { EmptyState } from '@/ui/loading/empty-state';
import { Loaded } from '@/ui/loading/loaded';
import type { QueryState } from '@/ui/loading/query-state';
import { mostUrgent, type Handover } from '@/features/transitions/handovers.rules';
import { useHandovers } from '@/features/transitions/use-handovers';
import { DueDay, TaskFacts } from '../tasks/task-facts';
import type { Moves } from '../tasks/use-task-moves';
import type { ProductivityView } from '../use-productivity-view';
import hub from '../productivity.module.css';
import css from './today.module.css';

type DueTasksProps = {
  readonly today: QueryState<Output<typeof getToday>>;
  readonly place: ProductivityView;
  readonly moves: Moves;
};

/** As many as the card names. */
const MOST = 5;

/** The most urgent open tasks, where ticking one off can be undone, and what is handed over on its own screen. */
export function DueTasks({ today, place, moves }: DueTasksProps) {
  const handovers = useHandovers();
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
          tasks.length + handovers.length === 0 ? (
            <EmptyState
              title="Nothing is waiting for you"
              action={<Button onClick={() => place.create('task')}>Add task</Button>}
            />
          ) : (
            <ul className={css.list}>
              {mostUrgent(tasks, handovers, MOST).map((one) =>
                'to' in one ? (
                  <HandoverRow key={one.id} handover={one} />
                ) : (
                  <TaskRow key={one.id} task={one} place={place} moves={moves} />
                ),
              )}
            </ul>
          )
        }
      </Loaded>
    </Card>
  );
}

type TaskRowProps = { readonly task: Task; readonly place: ProductivityView; readonly moves: Moves };

function TaskRow({ task, place, moves }: TaskRowProps) {
  return (
    <li className={css.row}>
      <Checkbox
        aria-label={`Done: ${task.title}`}
        checked={moves.movingId === task.id}
        disabled={moves.movingId === task.id}
        onChange={() => moves.start(task, 'done')}
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

function HandoverRow({ handover }: { readonly handover: Handover }) {
  const { title, due, employeeName, to } = handover;
  return (
    <li className={css.row}>
      <IconArrowsExchange size={20} stroke={1.7} aria-hidden />
      <div className={css.what}>
        <AppLink className={css.name} to={to}>
          {title}
        </AppLink>
        <span className={css.meta}>Handover of {employeeName}</span>
        <DueDay task={{ due, status: 'todo' }} />
      </div>
    </li>
  );
}

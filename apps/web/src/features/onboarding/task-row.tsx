import { Button, Checkbox } from '@mantine/core';
import { proofs, taskStates } from '@talent-os/contracts/talent/onboarding-states';
import type { OnboardingTask } from '@talent-os/contracts/talent/onboarding';
import clsx from 'clsx';
import { day } from '@/lib/format';
import { useFormat } from '@/lib/use-format';
import { useToday } from '@/lib/use-today';
import { TaskBadge } from './task-badge';
import { TaskMenu } from './task-menu';
import type { Ticks } from './use-ticks';
import { Quiet } from '@/ui/display/quiet';
import cell from '@/ui/table/cell.module.css';
import ruled from '@/ui/table/ruled.module.css';
import css from './task-row.module.css';

type TaskRowProps = {
  readonly task: OnboardingTask;
  readonly ticks: Ticks;
  /** Whose task or newcomer stands with it; nothing where that is plain. */
  readonly whose: string;
};

/** One task: ticked by hand, or asked for where its proof lies elsewhere. */
export function TaskRow({ task, ticks, whose }: TaskRowProps) {
  const { title, status, proof, blockedReason, waitsFor, may } = task;
  const named = whose ? `${title}, ${whose}` : title;
  const settled = taskStates[status].settled;
  const obstacle = status === 'blocked' ? (blockedReason ?? `Waits for: ${waitsFor.join(', ')}`) : undefined;
  return (
    <li>
      <Checkbox
        mt={2}
        aria-label={`${named}: done`}
        checked={ticks.statusOf(task) === 'done'}
        disabled={proof !== null || !may.to.includes(status === 'done' ? 'todo' : 'done')}
        onChange={({ currentTarget }) => void ticks.change(task, currentTarget.checked ? 'done' : 'todo')}
      />
      <div className={clsx(cell.cell, ruled.grow)}>
        <span className={clsx(cell.name, settled && css.done)}>{title}</span>
        <TaskFacts task={task} whose={whose} />
        {obstacle && <Quiet>{obstacle}</Quiet>}
        {proof && !settled && <Quiet>Done by itself with: {proofs[proof]}</Quiet>}
      </div>
      {!settled && (
        <span className={cell.badges}>
          {proof && may.to.includes('done') && (
            <Button
              size="compact-sm"
              variant="default"
              loading={ticks.loading}
              aria-label={`Check the proof: ${named}`}
              onClick={() => void ticks.change(task, 'done')}
            >
              Check
            </Button>
          )}
          <TaskMenu task={task} named={named} ticks={ticks} />
        </span>
      )}
    </li>
  );
}

/** How a task stands: its state, its day, and whose it is. */
function TaskFacts({ task: { status, dueOn, required, doneAt }, whose }: Pick<TaskRowProps, 'task' | 'whose'>) {
  const { dayOf } = useFormat();
  const today = useToday();
  const about = [whose, !required && 'optional'].filter(Boolean).join(' · ');
  const late = !taskStates[status].settled && dueOn < today;
  return (
    <span className={cell.badges}>
      {status !== 'todo' && status !== 'done' && <TaskBadge status={status} />}
      <Quiet late={late}>
        {doneAt && status === 'done' ? `Done ${dayOf(doneAt)}` : `${late ? 'Overdue since' : 'Due'} ${day(dueOn)}`}
      </Quiet>
      {about && <Quiet>· {about}</Quiet>}
    </span>
  );
}

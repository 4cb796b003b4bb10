import type { AssignedTask } from '@talent-os/contracts/talent/onboarding';
import { Card } from '@/ui/page/card';
import { TaskRow } from './task-row';
import { TickedToast } from './ticked-toast';
import { useTicks } from './use-ticks';
import ruled from '@/ui/table/ruled.module.css';

/** Open tasks the caller has in the onboarding of others, the earliest first. */
export function MyTasks({ tasks }: { readonly tasks: readonly AssignedTask[] }) {
  const ticks = useTicks();
  return (
    <Card title="My tasks" description="What newcomers wait for from me">
      <ul className={ruled.list} aria-label="My tasks for newcomers">
        {tasks.map((task) => (
          <TaskRow key={task.id} task={task} ticks={ticks} whose={task.employeeName} />
        ))}
      </ul>
      <TickedToast ticks={ticks} />
    </Card>
  );
}

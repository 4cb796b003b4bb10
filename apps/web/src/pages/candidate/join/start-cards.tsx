import type { OnboardingDetail, OnboardingTask } from '@talent-os/contracts/talent/onboarding';
import { TaskRow } from '@/features/onboarding/task-row';
import { TickedToast } from '@/features/onboarding/ticked-toast';
import { useTicks, type Ticks } from '@/features/onboarding/use-ticks';
import { day } from '@/lib/format';
import { EmptyState } from '@/ui/loading/empty-state';
import { Card } from '@/ui/page/card';
import ruled from '@/ui/table/ruled.module.css';
import { firstDaysOf } from './first-days.rules';

/** What comes before my first day, and in my first week; from the plan of my onboarding. */
export function StartCards({ plan }: { readonly plan: OnboardingDetail }) {
  const ticks = useTicks();
  const { before, week } = firstDaysOf(plan);
  return (
    <>
      <Card title="Before your first day" description={`You start on ${day(plan.startDate)} as ${plan.title}`}>
        <Tasks tasks={before} plan={plan} ticks={ticks} label="Before your first day" empty="Nothing is asked of you" />
      </Card>
      <Card title="Your first week" description={`${plan.managerName} leads you, and is glad of questions.`}>
        <Tasks tasks={week} plan={plan} ticks={ticks} label="Your first week" empty="Nothing is planned yet" />
      </Card>
      <TickedToast ticks={ticks} />
    </>
  );
}

type TasksProps = {
  readonly tasks: readonly OnboardingTask[];
  readonly plan: OnboardingDetail;
  readonly ticks: Ticks;
  readonly label: string;
  readonly empty: string;
};

function Tasks({ tasks, plan, ticks, label, empty }: TasksProps) {
  if (tasks.length === 0) return <EmptyState title={empty} />;
  return (
    <ul className={ruled.list} aria-label={label}>
      {tasks.map((task) => (
        <TaskRow
          key={task.id}
          task={task}
          ticks={ticks}
          whose={task.ownerId === plan.employeeId ? '' : task.ownerName}
        />
      ))}
    </ul>
  );
}

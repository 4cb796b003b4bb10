import { taskCategories, taskCategoryKeys } from '@talent-os/contracts/talent/onboarding-states';
import type { OnboardingTask } from '@talent-os/contracts/talent/onboarding';
import { Section } from '@/ui/page/section';
import { TaskRow } from './task-row';
import { useTicks } from './use-ticks';
import { TickedToast } from './ticked-toast';
import ruled from '@/ui/table/ruled.module.css';

type TaskListProps = { readonly tasks: readonly OnboardingTask[]; readonly newcomerId: string };

/** The tasks of a plan, by what they belong to. */
export function TaskList({ tasks, newcomerId }: TaskListProps) {
  const ticks = useTicks();
  return (
    <>
      {taskCategoryKeys.map((category) => {
        const theirs = tasks.filter((task) => task.category === category);
        if (theirs.length === 0) return null;
        return (
          <Section key={category} title={taskCategories[category]}>
            <ul className={ruled.list}>
              {theirs.map((task) => (
                <TaskRow
                  key={task.id}
                  task={task}
                  ticks={ticks}
                  whose={task.ownerId === newcomerId ? '' : task.ownerName}
                />
              ))}
            </ul>
          </Section>
        );
      })}
      <TickedToast ticks={ticks} />
    </>
  );
}

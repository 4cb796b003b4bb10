import { taskCategories, taskCategoryKeys } from '@talent-os/contracts/talent/onboarding-states';
import type { OnboardingTask } from '@talent-os/contracts/talent/onboarding';
import { TaskRow } from './task-row';
import { useTicks } from './use-ticks';
import { TickedToast } from './ticked-toast';
import css from './onboard.module.css';

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
          <section key={category} aria-label={taskCategories[category]}>
            <h3 className={css.heading}>{taskCategories[category]}</h3>
            <ul className={css.list}>
              {theirs.map((task) => (
                <TaskRow
                  key={task.id}
                  task={task}
                  ticks={ticks}
                  whose={task.ownerId === newcomerId ? '' : task.ownerName}
                />
              ))}
            </ul>
          </section>
        );
      })}
      <TickedToast ticks={ticks} />
    </>
  );
}

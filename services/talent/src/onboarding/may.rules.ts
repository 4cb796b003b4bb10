import { onboardingTaskActions, type Checkpoint } from '@talent-os/contracts/talent/onboarding.js';
import {
  taskStateKeys,
  type CheckpointDay,
  type PlanState,
  type TaskState,
} from '@talent-os/contracts/talent/onboarding-states.js';
import type { Day } from '@talent-os/service-kit/calendar';
import { statesWithout } from '@talent-os/service-kit/may';
import { checkpointRefusal, planRefusal } from './plan.rules.js';
import { reassignRefusal, statusAmong, taskRefusal, unblockRefusal, type Task } from './task.rules.js';

type PlanAsRead = { readonly status: PlanState };

/** Where people take a plan; it becomes active by itself. */
const byHand = ['preboarding', 'completed', 'cancelled'] as const satisfies readonly PlanState[];

/** Where the caller may take a plan; `runs`: they run onboarding. */
export const mayOfPlan = ({ status }: PlanAsRead, tasks: readonly Task[], runs: boolean): { to: PlanState[] } => ({
  to: runs ? statesWithout(byHand, (to) => planRefusal(status, to, tasks)) : [],
});

/**
 * What the caller may do with a task. It is offered no state that it would not stay in; `owns`: it is theirs to do.
 * A missing proof stops nobody from asking for it anew.
 */
export function mayOfTask<T extends Task>(
  plan: PlanAsRead,
  tasks: readonly T[],
  task: T,
  { runs, owns }: { readonly runs: boolean; readonly owns: boolean },
) {
  const unblock = unblockRefusal(plan, tasks, task);
  const refusals = {
    unblock: unblock === 'onboarding.unproved' ? undefined : unblock,
    reassign: reassignRefusal(plan, task),
  };
  const stays = (to: TaskState) => statusAmong({ ...task, status: to, blockedReason: null }, tasks) === to;
  return {
    to:
      runs || owns
        ? statesWithout(
            taskStateKeys.filter((to) => to !== task.status && (to === 'blocked' || stays(to))),
            (to) => taskRefusal(plan, tasks, task, { to, runs }),
          )
        : [],
    do: runs ? statesWithout(onboardingTaskActions, (action) => refusals[action]) : [],
  };
}

type CheckpointPlan = Parameters<typeof checkpointRefusal>[0];

/** What may be done with a checkpoint on a day; `holds`: it is the caller's to hold. */
export const mayOfCheckpoint = (
  plan: CheckpointPlan,
  day: CheckpointDay,
  today: Day,
  holds: boolean,
): Checkpoint['may'] => ({ do: holds && !checkpointRefusal(plan, day, today) ? ['hold'] : [] });

import { changeOnboardingTask } from '@talent-os/contracts/talent/onboarding-changes';
import type { OnboardingTask } from '@talent-os/contracts/talent/onboarding';
import type { TaskState } from '@talent-os/contracts/talent/onboarding-states';
import { useCallback, useState } from 'react';
import { useCommand } from '@/lib/use-command';

type Task = Pick<OnboardingTask, 'id' | 'title' | 'status' | 'proof'>;
export type Ticks = ReturnType<typeof useTicks>;

/** Changes of a task's state; what was ticked can be taken back for a moment. A proof cannot. */
export function useTicks() {
  const command = useCommand(changeOnboardingTask);
  const [undoable, setUndoable] = useState<Task>();
  const forget = useCallback(() => setUndoable(undefined), []);
  const [pending, setPending] = useState<{ readonly id: string; readonly status: TaskState }>();
  const change = (task: Task, status: TaskState) => {
    if (!task.proof) setPending({ id: task.id, status });
    return (
      command
        .run({ onboardingTaskId: task.id, status })
        .then(() => setUndoable(status === 'done' && !task.proof ? task : undefined))
        // What failed has told its own story by then.
        .catch(() => undefined)
        .finally(() => setPending(undefined))
    );
  };
  return {
    change,
    /** Where a task stands, or will in a moment. */
    statusOf: ({ id, status }: Task) => (pending?.id === id ? pending.status : status),
    loading: command.loading,
    undoable,
    forget,
    undo: (task: Task) => {
      forget();
      void change(task, task.status === 'in_progress' ? 'in_progress' : 'todo');
    },
  };
}

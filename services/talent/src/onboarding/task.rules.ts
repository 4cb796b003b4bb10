import type { ErrorCode } from '@talent-os/contracts';
import {
  planStates,
  taskStates,
  type PlanState,
  type Proof,
  type TaskState,
} from '@talent-os/contracts/talent/onboarding-states.js';

/** What the rules look at in a task. */
export type Task = {
  readonly id: string;
  readonly required: boolean;
  readonly dependsOn: readonly string[];
  readonly proof: Proof | null;
  readonly status: TaskState;
  readonly blockedReason: string | null;
};

const isSettled = ({ status }: Pick<Task, 'status'>) => taskStates[status].settled;

/** Tasks of the plan that have to be settled before this one may begin. */
export const waitsFor = <T extends Task>(task: T, tasks: readonly T[]): T[] =>
  tasks.filter((other) => task.dependsOn.includes(other.id) && !isSettled(other));

type TaskStep = { readonly to: TaskState; readonly runs: boolean };

/**
 * Why a task may not come into a state, whoever asks; nothing where it may. `runs`: the caller runs onboarding. Whether a
 * proof is there is asked elsewhere, once this lets a task be done.
 */
export function taskRefusal<T extends Task>(
  plan: { readonly status: PlanState },
  tasks: readonly T[],
  task: T,
  { to, runs }: TaskStep,
): ErrorCode | undefined {
  if (planStates[plan.status].over) return 'onboarding.over';
  if (task.proof && isSettled(task)) return 'onboarding.proved';
  if (to === 'skipped') return task.required || !runs ? 'onboarding.required' : undefined;
  const begins = to === 'in_progress' || to === 'done';
  return begins && waitsFor(task, tasks).length > 0 ? 'onboarding.dependency' : undefined;
}

type TaskStatus = { readonly id: string; readonly status: TaskState };

/**
 * Tasks whose state follows from the others and is another one now: one that waits is blocked, one that waited and was
 * not said to be blocked may begin. What is settled stays.
 */
export const statusesOf = (tasks: readonly Task[]): TaskStatus[] =>
  tasks.flatMap((task) => {
    const status = statusAmong(task, tasks);
    return status === task.status ? [] : [{ id: task.id, status }];
  });

/** The state a task comes to be in among the others. */
export function statusAmong(task: Task, tasks: readonly Task[]): TaskState {
  if (isSettled(task)) return task.status;
  if (waitsFor(task, tasks).length > 0 || task.blockedReason !== null) return 'blocked';
  return task.status === 'blocked' ? 'todo' : task.status;
}

/** Why a task cannot be let begin; nothing where it can. What waits for a missing proof waits on. */
export function unblockRefusal<T extends Task>(
  plan: { readonly status: PlanState },
  tasks: readonly T[],
  task: T,
): ErrorCode | undefined {
  if (planStates[plan.status].over) return 'onboarding.over';
  if (task.status !== 'blocked') return 'onboarding.notBlocked';
  return waitsFor(task, tasks).some(({ proof }) => proof !== null) ? 'onboarding.unproved' : undefined;
}

/** Why a task cannot be given to somebody else; nothing where it can. */
export function reassignRefusal(
  plan: { readonly status: PlanState },
  task: Pick<Task, 'status'>,
): ErrorCode | undefined {
  if (planStates[plan.status].over) return 'onboarding.over';
  return isSettled(task) ? 'onboarding.settled' : undefined;
}

/** Proofs of a plan that nobody has seen yet. */
export const missingProofs = (tasks: readonly Task[]): Proof[] => [
  ...new Set(tasks.flatMap((task) => (task.proof && !isSettled(task) ? [task.proof] : []))),
];

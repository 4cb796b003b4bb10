import type { ErrorCode } from '@talent-os/contracts';
import {
  CHECKPOINT_EARLY_DAYS,
  checkpointDays,
  planStates,
  taskStates,
  type CheckpointDay,
  type PlanState,
  type TaskState,
} from '@talent-os/contracts/talent/onboarding-states.js';
import { addDays, type Day } from '@talent-os/service-kit/calendar';

/** Where a plan may go from each state. Source: the state machine of onboarding; who never began starts all the same. */
export const planSteps: Readonly<Record<PlanState, readonly PlanState[]>> = {
  not_started: ['preboarding', 'active', 'cancelled'],
  preboarding: ['active', 'cancelled'],
  active: ['completed', 'cancelled'],
  completed: [],
  cancelled: [],
};

type Task = { readonly required: boolean; readonly status: TaskState };

/** Why a plan may not come into a state; nothing where it may. `open` tasks hold up completion only where required. */
export function planRefusal(from: PlanState, to: PlanState, tasks: readonly Task[]): ErrorCode | undefined {
  if (!planSteps[from].includes(to)) return 'onboarding.transition';
  const open = tasks.some(({ required, status }) => required && !taskStates[status].settled);
  return to === 'completed' && open ? 'onboarding.open' : undefined;
}

/** Whether a plan becomes active on a day of its organization's calendar. */
export const startsBy = ({ status, startDate }: { status: PlanState; startDate: Day }, today: Day): boolean =>
  planSteps[status].includes('active') && startDate <= today;

/** How far back and ahead a start may lie when a plan is opened, in days. */
const EARLIEST_START = -90;
const LATEST_START = 366;

export const startRefusal = (startDate: Day, today: Day): ErrorCode | undefined =>
  startDate < addDays(today, EARLIEST_START) || startDate > addDays(today, LATEST_START)
    ? 'onboarding.startDate'
    : undefined;

type CheckpointPlan = {
  readonly status: PlanState;
  readonly startDate: Day;
  readonly checkpoints: readonly { readonly day: CheckpointDay }[];
};

export const checkpointOn = (startDate: Day, day: CheckpointDay): Day => addDays(startDate, day);

/** The first checkpoint nobody has held; nothing after the last one and where the plan is over. */
export const nextCheckpoint = ({ status, checkpoints }: CheckpointPlan): CheckpointDay | undefined =>
  planStates[status].over ? undefined : checkpointDays.find((day) => checkpoints.every((one) => one.day !== day));

/** The checkpoint to tell of on a day: its day has come, and neither it nor a later one was told or held. */
export function checkpointDue(plan: CheckpointPlan, lastNotice: number | null, today: Day): CheckpointDay | undefined {
  if (plan.status !== 'active') return undefined;
  const next = nextCheckpoint(plan);
  return next !== undefined && checkpointOn(plan.startDate, next) <= today && (lastNotice ?? 0) < next
    ? next
    : undefined;
}

/** Why a checkpoint cannot be held on a day; nothing where it can. One that was held may be corrected while the plan runs. */
export function checkpointRefusal(plan: CheckpointPlan, day: CheckpointDay, today: Day): ErrorCode | undefined {
  if (plan.status !== 'active') return 'onboarding.notActive';
  return today < addDays(checkpointOn(plan.startDate, day), -CHECKPOINT_EARLY_DAYS) ? 'onboarding.early' : undefined;
}

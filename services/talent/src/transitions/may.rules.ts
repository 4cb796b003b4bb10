import {
  runningTransitions,
  transitionStateKeys,
  type TransitionState,
} from '@talent-os/contracts/talent/transition-states.js';
import type { Transition as TransitionView, transitionActions } from '@talent-os/contracts/talent/transitions.js';
import type { Day } from '@talent-os/service-kit/calendar';
import { actionsBy } from '@talent-os/service-kit/may';
import { isManaged, type Caller } from './approval.rules.js';
import type { Transition } from './transition.entity.js';
import { completionRefusal, moveRefusal } from './transition.rules.js';

type TransitionRecord = Pick<
  Transition,
  'employeeId' | 'requestedById' | 'status' | 'effectiveDate' | 'approvals' | 'fromPositionId'
>;
/** `managerIds`: who hires for the seats of the transition. */
export type TransitionFacts = {
  readonly managerIds: readonly string[];
  readonly openTasks: number;
  readonly today: Day;
};

/** Whether the caller manages the transition: HR, or one of both managers; never their own. */
export const managesTransition = (
  transition: Pick<TransitionRecord, 'employeeId'>,
  managerIds: readonly string[],
  caller: Caller,
): boolean =>
  caller.mayManage &&
  caller.userId !== transition.employeeId &&
  (caller.managesAll || managerIds.includes(caller.userId));

/** Whether the caller works on what is handed over: who steers the transition, whose it is, and who approves for their manager. */
export const worksOnHandover = (transition: TransitionRecord, managerIds: readonly string[], caller: Caller): boolean =>
  managesTransition(transition, managerIds, caller) ||
  caller.userId === transition.employeeId ||
  transition.approvals.some(({ step, approverIds }) => isManaged(step) && approverIds?.includes(caller.userId));

const isRunning = ({ status }: TransitionRecord) => runningTransitions.includes(status);
const goesTo = ({ status }: TransitionRecord, to: TransitionState) => moveRefusal(status, to) === undefined;

type TransitionRule = (transition: TransitionRecord, facts: TransitionFacts, caller: Caller) => boolean;

/** One row per state the caller takes a transition to; into the others it goes by the answers of those who approve. */
const goes: Partial<Record<TransitionState, TransitionRule>> = {
  in_review: (transition, _, caller) =>
    goesTo(transition, 'in_review') && caller.managesAll && caller.userId !== transition.employeeId,
  in_progress: (transition, { managerIds }, caller) =>
    goesTo(transition, 'in_progress') && managesTransition(transition, managerIds, caller),
  completed: (transition, { managerIds, openTasks, today }, caller) =>
    !completionRefusal(transition, openTasks, today) && managesTransition(transition, managerIds, caller),
  cancelled: (transition, { managerIds }, caller) =>
    goesTo(transition, 'cancelled') &&
    (managesTransition(transition, managerIds, caller) ||
      (caller.mayManage && caller.userId === transition.requestedById)),
};

/** One row per action: when the caller may take it. */
const actions: Record<(typeof transitionActions)[number], TransitionRule> = {
  schedule: (transition, { managerIds }, caller) =>
    isRunning(transition) && managesTransition(transition, managerIds, caller),
  tasks: (transition, { managerIds }, caller) =>
    transition.status === 'in_progress' && worksOnHandover(transition, managerIds, caller),
  backfill: (transition, { managerIds }, caller) =>
    transition.fromPositionId !== null &&
    ['approved', 'in_progress', 'completed'].includes(transition.status) &&
    managesTransition(transition, managerIds, caller),
};

/** What the caller may do with a transition now. */
export const mayWith = (
  transition: TransitionRecord,
  facts: TransitionFacts,
  caller: Caller,
): TransitionView['may'] => ({
  to: transitionStateKeys.filter((state) => goes[state]?.(transition, facts, caller)),
  do: actionsBy(actions, transition, facts, caller),
});

import {
  runningTransitions,
  transitionStateKeys,
  type TransitionState,
} from '@talent-os/contracts/talent/transition-states.js';
import type { Transition as Shown, transitionActions } from '@talent-os/contracts/talent/transitions.js';
import type { Day } from '@talent-os/service-kit/calendar';
import { actionsBy } from '@talent-os/service-kit/may';
import type { Caller } from './approval.rules.js';
import type { Transition } from './transition.entity.js';
import { completionRefusal, moveRefusal } from './transition.rules.js';

type Move = Pick<
  Transition,
  'employeeId' | 'requestedById' | 'status' | 'effectiveDate' | 'approvals' | 'fromPositionId'
>;
/** `managerIds`: who hires for the seats of the move. */
export type TransitionFacts = {
  readonly managerIds: readonly string[];
  readonly openTasks: number;
  readonly today: Day;
};

/** Whether the caller manages the move: HR, or one of both managers; never their own. */
export const managesMove = (move: Pick<Move, 'employeeId'>, managerIds: readonly string[], caller: Caller): boolean =>
  caller.mayManage && caller.userId !== move.employeeId && (caller.managesAll || managerIds.includes(caller.userId));

/** Whether the caller works on what is handed over: who steers the move, whose it is, and who approves for their manager. */
export const worksOnHandover = (move: Move, managerIds: readonly string[], caller: Caller): boolean =>
  managesMove(move, managerIds, caller) ||
  caller.userId === move.employeeId ||
  move.approvals.some(({ approverId }) => approverId === caller.userId);

const isRunning = ({ status }: Move) => runningTransitions.includes(status);
const goesTo = ({ status }: Move, to: TransitionState) => moveRefusal(status, to) === undefined;

type MoveRule = (move: Move, facts: TransitionFacts, caller: Caller) => boolean;

/** One row per state the caller takes a move to; into the others it goes by the answers of those who approve. */
const goes: Partial<Record<TransitionState, MoveRule>> = {
  in_review: (move, _, caller) => goesTo(move, 'in_review') && caller.managesAll && caller.userId !== move.employeeId,
  in_progress: (move, { managerIds }, caller) => goesTo(move, 'in_progress') && managesMove(move, managerIds, caller),
  completed: (move, { managerIds, openTasks, today }, caller) =>
    !completionRefusal(move, openTasks, today) && managesMove(move, managerIds, caller),
  cancelled: (move, { managerIds }, caller) =>
    goesTo(move, 'cancelled') &&
    (managesMove(move, managerIds, caller) || (caller.mayManage && caller.userId === move.requestedById)),
};

/** One row per action: when the caller may take it. */
const actions: Record<(typeof transitionActions)[number], MoveRule> = {
  schedule: (move, { managerIds }, caller) => isRunning(move) && managesMove(move, managerIds, caller),
  tasks: (move, { managerIds }, caller) => move.status === 'in_progress' && worksOnHandover(move, managerIds, caller),
  backfill: (move, { managerIds }, caller) =>
    move.fromPositionId !== null &&
    ['approved', 'in_progress', 'completed'].includes(move.status) &&
    managesMove(move, managerIds, caller),
};

/** What the caller may do with a move now. */
export const mayWith = (move: Move, facts: TransitionFacts, caller: Caller): Shown['may'] => ({
  to: transitionStateKeys.filter((state) => goes[state]?.(move, facts, caller)),
  do: actionsBy(actions, move, facts, caller),
});

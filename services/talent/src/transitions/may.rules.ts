import { transitionMovesFrom, runningTransitions } from '@talent-os/contracts/talent/transition-states.js';
import type { transitionActions } from '@talent-os/contracts/talent/transitions.js';
import type { Day } from '@talent-os/service-kit/calendar';
import type { Caller } from './approval.rules.js';
import type { Transition } from './transition.entity.js';
import { completionRefusal } from './transition.rules.js';

export type Action = (typeof transitionActions)[number];

type Move = Pick<
  Transition,
  'employeeId' | 'requestedById' | 'status' | 'effectiveDate' | 'approvals' | 'fromPositionId'
>;
/** `managerIds`: who hires for the seats of the move. */
type TransitionFacts = { readonly managerIds: readonly string[]; readonly openTasks: number; readonly today: Day };

/** Whether the caller manages the move: HR, or one of both managers; never their own. */
export const managesMove = (move: Pick<Move, 'employeeId'>, managerIds: readonly string[], caller: Caller): boolean =>
  caller.mayManage && caller.userId !== move.employeeId && (caller.managesAll || managerIds.includes(caller.userId));

/** Whether the caller works on what is handed over: who steers the move, whose it is, and who approves for their manager. */
export const worksOnHandover = (move: Move, managerIds: readonly string[], caller: Caller): boolean =>
  managesMove(move, managerIds, caller) ||
  caller.userId === move.employeeId ||
  move.approvals.some(({ approverId }) => approverId === caller.userId);

const isRunning = ({ status }: Move) => runningTransitions.includes(status);
const goesTo = ({ status }: Move, to: Move['status']) => transitionMovesFrom[status].includes(to);

/** One row per action: when the caller may take it. */
const rules: Record<Action, (move: Move, facts: TransitionFacts, caller: Caller) => boolean> = {
  review: (move, _, caller) => move.status === 'requested' && caller.managesAll && caller.userId !== move.employeeId,
  schedule: (move, { managerIds }, caller) => isRunning(move) && managesMove(move, managerIds, caller),
  start: (move, { managerIds }, caller) => goesTo(move, 'in_progress') && managesMove(move, managerIds, caller),
  tasks: (move, { managerIds }, caller) => move.status === 'in_progress' && worksOnHandover(move, managerIds, caller),
  complete: (move, { managerIds, openTasks, today }, caller) =>
    !completionRefusal(move, openTasks, today) && managesMove(move, managerIds, caller),
  cancel: (move, { managerIds }, caller) =>
    isRunning(move) && (managesMove(move, managerIds, caller) || caller.userId === move.requestedById),
  backfill: (move, { managerIds }, caller) =>
    move.fromPositionId !== null &&
    ['approved', 'in_progress', 'completed'].includes(move.status) &&
    managesMove(move, managerIds, caller),
};

/** What the caller may do with a move now. */
export const actionsFor = (move: Move, facts: TransitionFacts, caller: Caller): Action[] =>
  (Object.keys(rules) as Action[]).filter((action) => rules[action](move, facts, caller));

import type { ErrorCode } from '@talent-os/contracts';
import { goalStateKeys, type GoalState } from '@talent-os/contracts/productivity/goal-states.js';
import type { Goal as Shown, goalActions } from '@talent-os/contracts/productivity/goals.js';
import type { Day } from '@talent-os/service-kit/calendar';
import { actionsBy, statesWithout } from '@talent-os/service-kit/may';

/** Where a goal may go from a state: forward only, because a score is of a period that is over. */
const goalMovesFrom: Record<GoalState, readonly GoalState[]> = {
  draft: ['active'],
  active: ['scored'],
  scored: ['closed'],
  closed: [],
};

export type Measurement = { readonly start: number; readonly target: number; readonly current: number };

/** How much of a key result is reached: 0 at its start, 1 at its target, also where less is better. */
export function scoreOf({ start, target, current }: Measurement): number {
  if (start === target) return current === target ? 1 : 0;
  return rounded(Math.min(1, Math.max(0, (current - start) / (target - start))));
}

/** The mean of the key results; 0 without any. */
export const goalScore = (keyResults: readonly Measurement[]): number =>
  keyResults.length === 0 ? 0 : rounded(keyResults.reduce((sum, one) => sum + scoreOf(one), 0) / keyResults.length);

/** To a hundred-thousandth: what is shown is far coarser, and equal scores compare as equal. */
const rounded = (value: number) => Math.round(value * 1e5) / 1e5;

type Goal = { readonly status: GoalState; readonly periodEnd: Day };

/** The first rule a step would break, or nothing. `today` is the day of the organization. */
export function moveRefusal(
  { status, periodEnd }: Goal,
  to: GoalState,
  keyResults: number,
  today: Day,
): Extract<ErrorCode, `goal.${string}`> | undefined {
  if (!goalMovesFrom[status].includes(to)) return 'goal.transition';
  if (to === 'active' && keyResults === 0) return 'goal.keyResults';
  if (to === 'scored' && today < periodEnd) return 'goal.period';
  return undefined;
}

/** Whether its facts may still change: once scored it is a record. */
export const isOver = (status: GoalState): boolean => status === 'scored' || status === 'closed';

/** One row per action: in which state its owner may take it. */
const actions: Record<(typeof goalActions)[number], (status: GoalState) => boolean> = {
  update: (status) => !isOver(status),
  checkIn: (status) => status === 'active',
  delete: (status) => !isOver(status),
};

/** What a viewer may do with a goal on a day of the organization: its owner alone changes it. */
export const mayWith = (goal: Goal, mine: boolean, keyResults: number, today: Day): Shown['may'] =>
  mine
    ? {
        to: statesWithout(goalStateKeys, (to) => moveRefusal(goal, to, keyResults, today)),
        do: actionsBy(actions, goal.status),
      }
    : { to: [], do: [] };

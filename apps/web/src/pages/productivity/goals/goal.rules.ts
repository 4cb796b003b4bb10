import { goalStates, type GoalState } from '@talent-os/contracts/productivity/goal-states';
import type { Goal, KeyResult } from '@talent-os/contracts/productivity/goals';
import type { BadgeVariant } from '@/ui/display/status-badge';
import { decimal } from '@/lib/format';

export const labelOf = (status: GoalState): string => goalStates[status].label;

export const stateVariants: Record<GoalState, BadgeVariant> = {
  draft: 'secondary',
  active: 'default',
  scored: 'success',
  closed: 'secondary',
};

/** A score as people read it: 0.0 to 1.0. */
export const scoreText = (score: number): string => (Math.round(score * 10) / 10).toFixed(1);

/** `4 of 10 calls`; where less is better, `35 to 20 days`. */
export const progressText = ({ start, target, current, unit }: KeyResult): string =>
  `${decimal(current)} ${target < start ? 'to' : 'of'} ${decimal(target)} ${unit}`.trim();

type CheckInState = 'due' | 'ahead';
/** Whether a running goal of the caller waits for its check-in. */
export const checkInState = ({ checkInDueOn, mine }: Goal, today: string): CheckInState | undefined => {
  if (!mine || !checkInDueOn) return undefined;
  return checkInDueOn <= today ? 'due' : 'ahead';
};

/** What a step of a goal is called, and what people read before they take it. */
const steps: Partial<Record<GoalState, Omit<Step, 'to'>>> = {
  active: {
    label: 'Start',
    text: 'It asks for a check-in every week from now on, and those it is shared with can see it.',
  },
  scored: { label: 'Score', text: 'Its score stays as it is now. Check in first where a value has changed.' },
  closed: { label: 'Close', text: 'It leaves your running goals and stays readable.' },
};

export type Step = { readonly to: GoalState; readonly label: string; readonly text: string };

/** The step the caller may take with a goal today. */
export function nextStep({ may }: Pick<Goal, 'may'>): Step | undefined {
  const [to] = may.to;
  return to && steps[to] && { to, ...steps[to] };
}

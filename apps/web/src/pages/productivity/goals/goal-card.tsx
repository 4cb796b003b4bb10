import { VisuallyHidden } from '@mantine/core';
import type { Goal } from '@talent-os/contracts/productivity/goals';
import { useId } from 'react';
import { AppLink } from '@/ui/button/app-link';
import { RowButton } from '@/ui/button/row-button';
import { GoalBadges, GoalFacts } from './goal-badges';
import { scoreText } from './goal.rules';
import { KeyResultBars } from './key-result-bars';
import css from './goals.module.css';

type GoalCardProps = {
  readonly goal: Goal;
  /** The address that opens it beside the list. */
  readonly to: string;
  readonly onCheckIn: (goal: Goal) => void;
  /** Its place among the headings of the screen. */
  readonly heading: 'h2' | 'h3';
};

/** One goal of a list: its score, its key results, and the check-in where it is the caller's and runs. */
export function GoalCard({ goal, to, onCheckIn, heading: Heading }: GoalCardProps) {
  const id = useId();
  return (
    <article className={css.goal} aria-labelledby={id}>
      <header className={css.head}>
        <Heading id={id} className={css.title}>
          <AppLink to={to}>{goal.title}</AppLink>
        </Heading>
        <span className={css.score} title="Score, 0.0 to 1.0">
          <VisuallyHidden>Score </VisuallyHidden>
          {scoreText(goal.score)}
        </span>
      </header>
      <div className={css.badges}>
        <GoalBadges goal={goal} />
      </div>
      <GoalFacts goal={goal} />
      {goal.keyResults.length > 0 ? (
        <KeyResultBars keyResults={goal.keyResults} />
      ) : (
        <p className={css.none}>No key results yet. A goal needs one to start.</p>
      )}
      {goal.may.do.includes('checkIn') && (
        <RowButton label="Check in" of={`on ${goal.title}`} variant="default" onClick={() => onCheckIn(goal)} />
      )}
    </article>
  );
}

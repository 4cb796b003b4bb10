import { IconBuilding, IconLock, IconUsers } from '@tabler/icons-react';
import { visibilityLabels, type Visibility } from '@talent-os/contracts/productivity/goal-states';
import type { Goal } from '@talent-os/contracts/productivity/goals';
import { day } from '@/lib/format';
import { useToday } from '@/lib/use-today';
import { StatusBadge } from '@/ui/display/status-badge';
import { checkInState, labelOf, stateVariants } from './goal.rules';
import css from './goals.module.css';

const icons: Record<Visibility, typeof IconLock> = { private: IconLock, team: IconUsers, organization: IconBuilding };

/** State of a goal, and whether its check-in waits. */
export function GoalBadges({ goal }: { readonly goal: Goal }) {
  const today = useToday();
  return (
    <>
      <StatusBadge variant={stateVariants[goal.status]}>{labelOf(goal.status)}</StatusBadge>
      {checkInState(goal, today) === 'due' && <StatusBadge variant="warning">Check-in due</StatusBadge>}
    </>
  );
}

/** Whose goal it is, who sees it, until when it runs and what it stands below. */
export function GoalFacts({ goal }: { readonly goal: Goal }) {
  const Icon = icons[goal.visibility];
  return (
    <p className={css.facts}>
      <span className={css.fact}>
        <Icon size={14} aria-hidden />
        {goal.teamName ?? visibilityLabels[goal.visibility]}
      </span>
      {!goal.mine && <span>{goal.ownerName}</span>}
      <span>
        {day(goal.periodStart)} – {day(goal.periodEnd)}
      </span>
      {goal.parentTitle && <span>Below “{goal.parentTitle}”</span>}
    </p>
  );
}

import { useQuery } from '@tanstack/react-query';
import { listGoals, type Goal } from '@talent-os/contracts/productivity/goals';
import { useState } from 'react';
import { freshOf } from '@/lib/fresh';
import { query } from '@/lib/query';
import { AppLink } from '@/ui/button/app-link';
import { Card } from '@/ui/page/card';
import { lazyPart } from '@/ui/loading/lazy-part';
import { Loaded } from '@/ui/loading/loaded';
import { GoalCard } from '../goals/goal-card';
import { NoGoals } from '../goals/no-goals';
import type { ProductivityView } from '../use-productivity-view';
import css from '../goals/goals.module.css';
import hub from '../productivity.module.css';

const CheckInDialog = lazyPart(async () => (await import('../goals/check-in-dialog')).CheckInDialog);

/** Goals the screen of the day has room for. */
const SHOWN = 3;

/** My running goals, the ones whose check-in waits longest first. */
export function RunningGoals({ place }: { readonly place: ProductivityView }) {
  const goals = useQuery(query(listGoals, { scope: 'mine', status: 'active' }));
  const [checking, setChecking] = useState<Goal>();
  return (
    <Card
      title="My goals"
      actions={
        <AppLink className={hub.link} to="?view=goals">
          All goals
        </AppLink>
      }
    >
      <Loaded query={goals} skeletons={2} skeletonHeight={120}>
        {({ items }) =>
          items.length === 0 ? (
            <NoGoals place={place} />
          ) : (
            <div className={css.list}>
              {byCheckIn(items)
                .slice(0, SHOWN)
                .map((goal) => (
                  <GoalCard
                    key={goal.id}
                    goal={goal}
                    to={place.withGoal(goal.id)}
                    onCheckIn={setChecking}
                    heading="h3"
                  />
                ))}
            </div>
          )
        }
      </Loaded>
      {checking && <CheckInDialog goal={freshOf(checking, goals.data?.items)} onClose={() => setChecking(undefined)} />}
    </Card>
  );
}

const byCheckIn = (goals: readonly Goal[]) =>
  goals.toSorted((one, other) => (one.checkInDueOn ?? '').localeCompare(other.checkInDueOn ?? ''));

import { Stack } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { type GoalDetail, getGoal } from '@talent-os/contracts/productivity/goals';
import { useState } from 'react';
import { query } from '@/lib/query';
import { AppLink } from '@/ui/button/app-link';
import { RecordDrawer } from '@/ui/dialog/record-drawer';
import { Section } from '@/ui/page/section';
import type { ProductivityView } from '../use-productivity-view';
import { EditGoal } from './form/edit-goal';
import { GoalActions } from './goal-actions';
import { GoalFacts } from './goal-badges';
import { GoalHistory } from './goal-history';
import { scoreText } from './goal.rules';
import { KeyResultBars } from './key-result-bars';
import hub from '../productivity.module.css';
import css from './goals.module.css';

type GoalDrawerProps = { readonly goalId: string; readonly place: ProductivityView };

/** Everything about one goal: its key results, what may be done with it, its check-ins and the goals below it. */
export function GoalDrawer({ goalId, place }: GoalDrawerProps) {
  const goal = useQuery(query(getGoal, { goalId }));
  return (
    <RecordDrawer query={goal} title={goal.data?.title ?? 'Goal'} skeletons={3} onClose={place.close}>
      {(data) => <GoalBody goal={data} place={place} />}
    </RecordDrawer>
  );
}

function GoalBody({ goal, place }: { readonly goal: GoalDetail; readonly place: ProductivityView }) {
  const [editing, setEditing] = useState(false);
  if (editing) return <EditGoal goal={goal} onDone={() => setEditing(false)} />;
  return (
    <Stack gap="lg">
      <GoalActions goal={goal} onEdit={() => setEditing(true)} onRemoved={place.close} />
      <div>
        <GoalFacts goal={goal} />
        <p className={css.facts}>Score {scoreText(goal.score)} of 1.0; around 0.7 is good for a goal that stretches.</p>
      </div>
      <KeyResultBars keyResults={goal.keyResults} />
      {goal.children.length > 0 && (
        <Section title="Goals below">
          <ul className={css.children}>
            {goal.children.map(({ id, title, score }) => (
              <li key={id}>
                <AppLink className={hub.link} to={place.withGoal(id)}>
                  {title}
                </AppLink>
                <span>{scoreText(score)}</span>
              </li>
            ))}
          </ul>
        </Section>
      )}
      <GoalHistory goal={goal} />
    </Stack>
  );
}

import { useQuery } from '@tanstack/react-query';
import { getStrategy } from '@talent-os/contracts/identity/strategy';
import { goalStateKeys, visibilityLabels } from '@talent-os/contracts/productivity/goal-states';
import { listGoals, type Goal } from '@talent-os/contracts/productivity/goals';
import { useState } from 'react';
import { freshOf } from '@/lib/fresh';
import { query } from '@/lib/query';
import { useListAnswer } from '@/lib/use-list-answer';
import { useListFilters } from '@/lib/use-list-filters';
import { useMay } from '@/lib/use-may';
import type { RecordColumn } from '@/ui/list/record-columns';
import { cardsOf } from '@/ui/list/record-cards';
import { RecordList } from '@/ui/list/record-list';
import { NoGoals } from './no-goals';
import type { ProductivityView } from '../use-productivity-view';
import { CheckInDialog } from './check-in-dialog';
import { GoalCard } from './goal-card';
import { GoalBadges } from './goal-badges';
import { labelOf, scoreText } from './goal.rules';
import cell from '@/ui/table/cell.module.css';
import css from './goals.module.css';

const scopeChoices = [
  { value: 'mine', label: 'My goals' },
  { value: 'private', label: 'Only I see' },
  { value: 'team', label: 'Team goals' },
  { value: 'organization', label: 'Organization' },
];
const stateChoices = goalStateKeys.map((value) => ({ value, label: labelOf(value) }));

const columns: readonly RecordColumn<Goal>[] = [
  {
    field: 'status',
    title: 'State',
    render: (goal) => (
      <span className={cell.badges}>
        <GoalBadges goal={goal} />
      </span>
    ),
    text: ({ status }) => labelOf(status),
    stack: 'line',
  },
  { field: 'score', title: 'Score', align: 'right', render: ({ score }) => scoreText(score), stack: 'column' },
  { field: 'ownerName', title: 'Owner', stack: 'fact' },
  { field: 'periodEnd', title: 'Until', stack: 'fact' },
  {
    field: 'visibility',
    title: 'Seen by',
    optional: true,
    render: ({ teamName, visibility }) => teamName ?? visibilityLabels[visibility],
    text: true,
  },
  { field: 'parentTitle', title: 'Stands below', optional: true },
];

/** Goals I may read: mine, my teams' and those of the organization. */
export function GoalsView({ place }: { readonly place: ProductivityView }) {
  const list = useListFilters(listGoals);
  const strategy = useQuery({ ...query(getStrategy, {}), enabled: useMay(getStrategy) });
  const pillars = strategy.data?.strategy?.pillars ?? [];
  const [checking, setChecking] = useState<Goal>();
  const goals = useListAnswer(list);
  return (
    <>
      <RecordList
        list={list}
        label="goals"
        main={{ field: 'title', title: 'Goal', to: ({ id }) => place.withGoal(id) }}
        columns={columns}
        filters={{
          search: 'Words of a goal',
          scope: { label: 'Whose', all: 'All I may see', choices: scopeChoices },
          status: { label: 'State', choices: stateChoices },
          pillarId: pillars.length > 0 && {
            label: 'Pillar',
            choices: pillars.map(({ id, name }) => ({ value: id, label: name })),
          },
          due: 'Check-in due',
        }}
        empty={<NoGoals place={place} />}
        csv="own"
        renderCards={cardsOf<Goal>((items) => (
          <div className={css.grid}>
            {items.map((goal) => (
              <GoalCard key={goal.id} goal={goal} to={place.withGoal(goal.id)} onCheckIn={setChecking} heading="h2" />
            ))}
          </div>
        ))}
      />
      {checking && <CheckInDialog goal={freshOf(checking, goals.data?.items)} onClose={() => setChecking(undefined)} />}
    </>
  );
}

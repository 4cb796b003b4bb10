import { useQuery } from '@tanstack/react-query';
import { getStrategy } from '@talent-os/contracts/identity/strategy';
import { goalStateKeys } from '@talent-os/contracts/productivity/goal-states';
import { listGoals, type Goal } from '@talent-os/contracts/productivity/goals';
import { useState } from 'react';
import { freshOf } from '../../../lib/fresh';
import { query, steadyQuery } from '../../../lib/query';
import { useListFilters } from '../../../lib/use-list-filters';
import type { ListParams } from '../../../lib/use-list-params';
import { useMay } from '../../../lib/use-may';
import { ListChip } from '../../../ui/filters/list-chip';
import { ListSearch } from '../../../ui/filters/list-search';
import { ListSelect } from '../../../ui/filters/list-select';
import { NoGoals } from './no-goals';
import type { ProductivityView } from '../use-productivity-view';
import { CheckInDialog } from './check-in-dialog';
import { CardList } from '../../../ui/table/card-list';
import { GoalCard } from './goal-card';
import { goalColumns } from './goal-columns';
import { labelOf } from './goal.rules';
import css from './goals.module.css';

const scopeChoices = [
  { value: 'mine', label: 'My goals' },
  { value: 'private', label: 'Only I see' },
  { value: 'team', label: 'Team goals' },
  { value: 'organization', label: 'Organization' },
];
const stateChoices = goalStateKeys.map((value) => ({ value, label: labelOf(value) }));

/** Goals I may read: mine, my teams' and those of the organization. */
export function GoalsView({ place }: { readonly place: ProductivityView }) {
  const { params, input } = useListFilters(listGoals);
  const [checking, setChecking] = useState<Goal>();
  const goals = useQuery(steadyQuery(listGoals, { ...params.paging, ...input }));
  return (
    <>
      <CardList
        label="goals"
        query={goals}
        params={params}
        columns={goalColumns(place.withGoal)}
        exports="own"
        toolbar={<GoalFilters params={params} />}
        empty={<NoGoals place={place} />}
        renderItems={(items) => (
          <div className={css.grid}>
            {items.map((goal) => (
              <GoalCard key={goal.id} goal={goal} to={place.withGoal(goal.id)} onCheckIn={setChecking} heading="h2" />
            ))}
          </div>
        )}
      />
      {checking && <CheckInDialog goal={freshOf(checking, goals.data?.items)} onClose={() => setChecking(undefined)} />}
    </>
  );
}

function GoalFilters({ params }: { readonly params: ListParams }) {
  const strategy = useQuery({ ...query(getStrategy, {}), enabled: useMay(getStrategy) });
  const pillars = strategy.data?.strategy?.pillars ?? [];
  return (
    <>
      <ListSearch params={params} label="Search goals" placeholder="Words of a goal" />
      <ListSelect
        params={params}
        name="scope"
        label="Whose"
        placeholder="All I may see"
        w={170}
        choices={scopeChoices}
      />
      <ListSelect params={params} name="status" label="State" choices={stateChoices} />
      {pillars.length > 0 && (
        <ListSelect
          params={params}
          name="pillarId"
          label="Pillar"
          choices={pillars.map(({ id, name }) => ({ value: id, label: name }))}
        />
      )}
      <ListChip params={params} name="due">
        Check-in due
      </ListChip>
    </>
  );
}

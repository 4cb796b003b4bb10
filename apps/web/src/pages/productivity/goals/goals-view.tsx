import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { goalStateKeys, visibilities } from '@talent-os/contracts/productivity/goal-states';
import { listGoals, type Goal } from '@talent-os/contracts/productivity/goals';
import { useState } from 'react';
import { steadyQuery } from '../../../lib/query';
import { useListBeside } from '../../../lib/use-list-beside';
import type { ListParams } from '../../../lib/use-list-params';
import { Card } from '../../../ui/card';
import { EmptyState } from '../../../ui/empty-state';
import { Loaded } from '../../../ui/loaded';
import { NothingFound } from '../../../ui/nothing-found';
import { Pager } from '../../../ui/pager';
import { FilterBar } from '../../../ui/filters/filter-bar';
import { ListSearch } from '../../../ui/filters/list-search';
import { ListSelect } from '../../../ui/filters/list-select';
import type { ProductivityView } from '../use-productivity-view';
import { CheckInDialog } from './check-in-dialog';
import { GoalCard } from './goal-card';
import { labelOf } from './goal.rules';
import hub from '../productivity.module.css';
import css from './goals.module.css';

const FILTERS = ['search', 'scope', 'status'] as const;
const scopes = ['mine', ...visibilities] as const;
const scopeChoices = [
  { value: 'mine', label: 'My goals' },
  { value: 'private', label: 'Only I see' },
  { value: 'team', label: 'Team goals' },
  { value: 'organization', label: 'Organization' },
];
const stateChoices = goalStateKeys.map((value) => ({ value, label: labelOf(value) }));

/** Goals I may read: mine, my teams' and those of the organization. */
export function GoalsView({ place }: { readonly place: ProductivityView }) {
  const params = useListBeside(FILTERS);
  const { search, page, oneOf } = params;
  const input = { page, search, scope: oneOf('scope', scopes), status: oneOf('status', goalStateKeys) };
  const [checking, setChecking] = useState<Goal>();
  const goals = useQuery(steadyQuery(listGoals, input));
  return (
    <>
      <GoalFilters params={params} />
      <Loaded query={goals} skeletons={3} skeletonHeight={160}>
        {({ items, total }) =>
          total === 0 ? (
            <Card>{params.filtered ? <NothingFound onClear={params.clear} /> : <NoGoals place={place} />}</Card>
          ) : (
            <>
              <div className={css.grid}>
                {items.map((goal) => (
                  <GoalCard
                    key={goal.id}
                    goal={goal}
                    to={place.withGoal(goal.id)}
                    onCheckIn={setChecking}
                    heading="h2"
                  />
                ))}
              </div>
              <Pager mt="md" params={params} total={total} />
            </>
          )
        }
      </Loaded>
      {checking && <CheckInDialog goal={checking} onClose={() => setChecking(undefined)} />}
    </>
  );
}

function GoalFilters({ params }: { readonly params: ListParams }) {
  return (
    <FilterBar className={hub.toolbar}>
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
    </FilterBar>
  );
}

/** Nothing there, with the way to change it. */
export function NoGoals({ place }: { readonly place: ProductivityView }) {
  return <EmptyState title="No goals yet" action={<Button onClick={() => place.create('goal')}>Add goal</Button>} />;
}

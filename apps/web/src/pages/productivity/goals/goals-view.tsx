import { Button, Pagination } from '@mantine/core';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { goalStateKeys } from '@talent-os/contracts/productivity/goal-states';
import { listGoals, type Goal } from '@talent-os/contracts/productivity/goals';
import { PAGE_SIZE } from '@talent-os/contracts/paging';
import { useState } from 'react';
import { query } from '../../../lib/query';
import type { ListParams } from '../../../lib/use-list-params';
import { Card } from '../../../ui/card';
import { EmptyState } from '../../../ui/empty-state';
import { Loaded } from '../../../ui/loaded';
import { NothingFound } from '../../../ui/nothing-found';
import { FilterBar } from '../../../ui/filters/filter-bar';
import { ListSearch } from '../../../ui/filters/list-search';
import { ListSelect } from '../../../ui/filters/list-select';
import type { ProductivityView } from '../use-productivity-view';
import { CheckInDialog } from './check-in-dialog';
import { GoalCard } from './goal-card';
import { labelOf } from './goal.rules';
import { useGoalFilters } from './use-goal-filters';
import hub from '../productivity.module.css';
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
  const { params, wanted } = useGoalFilters();
  const [checking, setChecking] = useState<Goal>();
  const goals = useQuery({ ...query(listGoals, wanted), placeholderData: keepPreviousData });
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
              {total > PAGE_SIZE && (
                <Pagination
                  mt="md"
                  total={Math.ceil(total / PAGE_SIZE)}
                  value={params.page}
                  onChange={(page) => params.patch({ page: page > 1 ? String(page) : undefined })}
                  getControlProps={(control) => ({
                    'aria-label': control === 'previous' ? 'Previous page' : 'Next page',
                  })}
                />
              )}
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
      <ListSelect params={params} name="status" label="State" placeholder="Any state" w={150} choices={stateChoices} />
    </FilterBar>
  );
}

/** Nothing there, with the way to change it. */
export function NoGoals({ place }: { readonly place: ProductivityView }) {
  return <EmptyState title="No goals yet" action={<Button onClick={() => place.create('goal')}>Add goal</Button>} />;
}

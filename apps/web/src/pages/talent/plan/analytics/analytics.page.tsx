import { getPlanAnalytics, planFigureKeys, type PlanFigure } from '@talent-os/contracts/talent/plan-analytics';
import { useListAnswer } from '@/lib/use-list-answer';
import { useListFilters } from '@/lib/use-list-filters';
import { useOpened } from '@/lib/use-opened';
import { FilterBar } from '@/ui/filters/filter-bar';
import { ListFilters } from '@/ui/filters/list-filters';
import { EmptyState } from '@/ui/loading/empty-state';
import { lazyPart } from '@/ui/loading/lazy-part';
import { Card } from '@/ui/page/card';
import layout from '@/ui/page/layout.module.css';
import { Page } from '@/ui/page/page';
import { Flow } from './flow';
import { PlanStats } from './plan-stats';
import { Teams } from './teams';
import type { PlanProps } from './use-plan-figures';
import { Vacancy } from './vacancy';
import css from './analytics.module.css';

const PlanRows = lazyPart(async () => (await import('./plan-rows')).PlanRows);

/** How people come and go, and what they cost; every number opens what it counts. */
export function Component() {
  const list = useListFilters(getPlanAnalytics);
  const read = useListAnswer(list);
  const { opened, close } = useOpened({ figure: planFigureKeys, part: 'id' });
  const { data } = read;
  return (
    <Page
      title="Plan analytics"
      description="Vacancies, people who come and go, and what they cost beside the plan"
      crumbs={[{ label: 'Plan', to: '/talent/plan' }, { label: 'Plan analytics' }]}
      loading={read}
      skeletons={4}
    >
      <FilterBar params={list.params}>
        <ListFilters
          list={list}
          label="planning"
          filters={{ department: { label: 'Team', all: 'All teams', choices: data?.departments ?? [] } }}
        />
      </FilterBar>
      {data && <Figures data={data} input={list.input} />}
      {opened.figure && (
        <PlanRows
          key={`${opened.figure} ${opened.part}`}
          figure={opened.figure as PlanFigure}
          part={opened.part}
          input={list.input}
          onClose={close}
        />
      )}
    </Page>
  );
}

function Figures(props: PlanProps) {
  if (!props.data.full)
    return (
      <Card>
        <EmptyState
          title="Needs one full month of data"
          text="Figures appear as soon as seats have been here from the first to the last day of a month."
        />
      </Card>
    );
  return (
    <div className={layout.stack}>
      <PlanStats {...props} />
      <div className={css.pair}>
        <Vacancy {...props} />
        <Flow {...props} />
      </div>
      <Teams {...props} />
    </div>
  );
}

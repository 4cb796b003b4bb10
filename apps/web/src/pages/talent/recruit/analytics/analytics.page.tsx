import { inWords } from '@talent-os/contracts/words';
import { applicationSources } from '@talent-os/contracts/talent/pipeline';
import {
  analyticsPeriods,
  CLOSED_NEEDED,
  getRecruitAnalytics,
  hiringFigureKeys,
  USUAL_PERIOD,
  type HiringFigure,
} from '@talent-os/contracts/talent/recruit-analytics';
import { choicesOf } from '@/lib/choices';
import { counted } from '@/lib/counted';
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
import { Conversion } from './conversion';
import { Impact } from './impact';
import { HiringStats } from './hiring-stats';
import { Interviewers } from './interviewers';
import { waitsText } from './labels';
import { Sources } from './sources';
import { Stays } from './stays';
import { FillTrend } from './trend';
import type { HiringProps } from './use-hiring-figures';
import css from './analytics.module.css';

const FigureRows = lazyPart(async () => (await import('./figure-rows')).FigureRows);

const sources = choicesOf(inWords(applicationSources));

/** How hiring goes, from what happened alone; every number opens what it counts. */
export function Component() {
  const list = useListFilters(getRecruitAnalytics);
  const read = useListAnswer(list);
  const { opened, close } = useOpened({ figure: hiringFigureKeys, part: 'id' });
  const { data } = read;
  return (
    <Page
      title="Hiring analytics"
      description={data && data.closed >= CLOSED_NEEDED ? waitsText(data) : 'How hiring goes, from what happened alone'}
      crumbs={[{ label: 'Recruit', to: '/talent/recruit' }, { label: 'Recruit analytics' }]}
      loading={read}
      skeletons={4}
    >
      <FilterBar params={list.params}>
        <ListFilters
          list={list}
          label="hiring"
          filters={{
            period: { label: 'Period', all: analyticsPeriods[USUAL_PERIOD], choices: choicesOf(analyticsPeriods) },
            department: { label: 'Team', all: 'All teams', choices: data?.departments ?? [] },
            source: { label: 'Source', all: 'All sources', choices: sources },
          }}
        />
      </FilterBar>
      {data && <Figures data={data} input={list.input} />}
      {opened.figure && (
        <FigureRows
          key={`${opened.figure} ${opened.part}`}
          figure={opened.figure as HiringFigure}
          part={opened.part}
          input={list.input}
          interviewers={data?.interviewers ?? []}
          onClose={close}
        />
      )}
    </Page>
  );
}

function Figures(props: HiringProps) {
  const { data } = props;
  if (data.closed < CLOSED_NEEDED)
    return (
      <Card>
        <EmptyState
          title={`Needs ${CLOSED_NEEDED} closed positions`}
          text={`${counted(data.closed, 'positions')} ${data.closed === 1 ? 'was' : 'were'} filled here in this time. A longer period, or all teams and sources, may have more.`}
        />
      </Card>
    );
  return (
    <div className={layout.stack}>
      <HiringStats {...props} />
      <div className={css.pair}>
        <Conversion {...props} />
        <Stays {...props} />
      </div>
      <div className={css.pair}>
        <FillTrend {...props} />
        <Sources {...props} />
      </div>
      <div className={css.pair}>
        <Interviewers {...props} />
        <Impact />
      </div>
    </div>
  );
}

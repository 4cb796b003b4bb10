import { SegmentedControl } from '@mantine/core';
import { industryLabels } from '@talent-os/contracts/access/tables';
import { teamPeopleFigures } from '@talent-os/contracts/figures/team-people';
import { exportTeamPeople, listTeamPeople } from '@talent-os/contracts/talent/team-people';
import { choicesOf } from '@/lib/choices';
import { useListAnswer } from '@/lib/use-list-answer';
import { useListFilters } from '@/lib/use-list-filters';
import { useMyIndustries } from '@/lib/use-my-industries';
import { useOpened } from '@/lib/use-opened';
import { useToday } from '@/lib/use-today';
import { useViewParams } from '@/lib/use-view-params';
import { Stats } from '@/ui/figures/stats';
import { useFigures, useStatOf } from '@/ui/figures/use-figures';
import { RecordList } from '@/ui/list/record-list';
import { lazyPart } from '@/ui/loading/lazy-part';
import { Page } from '@/ui/page/page';
import { personColumns, personMain } from './people-columns';

const PersonDrawer = lazyPart(async () => (await import('./person-drawer')).PersonDrawer);
const Chart = lazyPart(async () => (await import('./people-chart')).PeopleChart);

const views = { table: 'Table', chart: 'Chart' } as const;

/** People by team, or as the chart of who reports to whom, with who is to succeed whom. */
export function Component() {
  const [params, change] = useViewParams();
  const { opened, open, close } = useOpened({ seat: 'id' });
  const showsChart = params.get('view') === 'chart';
  return (
    <Page
      title="Plan people"
      description="Who sits where, how far they are for their next role, and who succeeds them"
      actions={
        <SegmentedControl
          aria-label="View"
          data={choicesOf(views)}
          value={showsChart ? 'chart' : 'table'}
          onChange={(view) => change({ view: view === 'chart' ? view : undefined }, { replace: true })}
        />
      }
    >
      {showsChart ? <Chart onOpen={open} /> : <People />}
      {opened.seat && <PersonDrawer key={opened.seat} positionId={opened.seat} onClose={close} />}
    </Page>
  );
}

function People() {
  const list = useListFilters(listTeamPeople);
  const { data } = useListAnswer(list);
  const { people, successors, uncovered } = useFigures(teamPeopleFigures, data, { industry: list.input.industry });
  const [statOf, today, industries] = [useStatOf(), useToday(), useMyIndustries()];
  return (
    <>
      <Stats items={[statOf(people), statOf(successors), statOf(uncovered)]} />
      <RecordList
        list={list}
        label="people"
        opens="seat"
        main={personMain}
        columns={personColumns(today)}
        filters={{
          search: 'Name, role or team',
          department: { label: 'Team', choices: data?.departments ?? [] },
          industry: industries.length > 1 && { label: 'Industry', choices: choicesOf(industryLabels, industries) },
          successor: 'Named as successor',
          uncovered: 'Without a successor',
        }}
        empty="No people in this team"
        csv={exportTeamPeople}
      />
    </>
  );
}

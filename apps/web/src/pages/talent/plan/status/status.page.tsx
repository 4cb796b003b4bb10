import { useAbility } from '@casl/react';
import { scopeOf, type AppAbility } from '@talent-os/contracts/access/ability';
import { industryLabels } from '@talent-os/contracts/access/tables';
import { openSeatFigures } from '@talent-os/contracts/figures/open-seats';
import { exportOpenSeats, listOpenSeats, openSeatStatuses } from '@talent-os/contracts/talent/open-seats';
import { inWords } from '@talent-os/contracts/words';
import { choicesOf } from '@/lib/choices';
import { useListAnswer } from '@/lib/use-list-answer';
import { useListFilters } from '@/lib/use-list-filters';
import { useMyIndustries } from '@/lib/use-my-industries';
import { useOpened } from '@/lib/use-opened';
import { useToday } from '@/lib/use-today';
import { Stats } from '@/ui/figures/stats';
import { useFigures, useStatOf } from '@/ui/figures/use-figures';
import { RecordList } from '@/ui/list/record-list';
import { lazyPart } from '@/ui/loading/lazy-part';
import { Page } from '@/ui/page/page';
import { seatBulk } from './bulk';
import { seatColumns, seatMain } from './seat-columns';
import { SpanKey } from './span-key';
import { axisOf } from './span.rules';

const SeatDrawer = lazyPart(async () => (await import('./seat-drawer')).SeatDrawer);

const states = choicesOf(inWords(openSeatStatuses));

/** Open seats: how long they have been open, who is in their stages, and when each will be filled. */
export function Component() {
  const list = useListFilters(listOpenSeats, { defaultSort: 'openedAt:asc' });
  const within = { industry: list.input.industry, mine: list.input.mine };
  const { data: seats } = useListAnswer(list);
  const { open, behind, onHold } = useFigures(openSeatFigures, seats, within);
  const statOf = useStatOf();
  const today = useToday();
  const [everybody, industries] = [
    scopeOf(useAbility<AppAbility>(), 'Requisition') === 'organization',
    useMyIndustries(),
  ];
  const { opened, close } = useOpened({ seat: 'id' });
  return (
    <Page title="Plan status" description="Open seats, and when they will be filled">
      <Stats items={[statOf(open), statOf(behind), statOf(onHold)]} />
      <SpanKey />
      <RecordList
        list={list}
        label="open seats"
        opens="seat"
        main={seatMain}
        columns={seatColumns(axisOf(seats?.items ?? [], today), today)}
        filters={{
          search: 'Seat, department or person',
          department: { label: 'Department', choices: seats?.departments ?? [] },
          status: { label: 'Status', all: 'Any status', choices: states },
          industry: industries.length > 1 && { label: 'Industry', choices: choicesOf(industryLabels, industries) },
          behind: 'Behind plan',
          mine: everybody && 'Mine only',
        }}
        empty="No open positions"
        csv={exportOpenSeats}
        bulk={seatBulk}
      />
      {opened.seat && <SeatDrawer key={opened.seat} positionId={opened.seat} onClose={close} />}
    </Page>
  );
}

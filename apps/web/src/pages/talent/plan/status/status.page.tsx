import { useQuery } from '@tanstack/react-query';
import { openSeatFigures } from '@talent-os/contracts/figures/open-seats';
import { exportOpenSeats, listOpenSeats } from '@talent-os/contracts/talent/open-seats';
import { steadyQuery } from '../../../../lib/query';
import { useListFilters } from '../../../../lib/use-list-filters';
import { useNarrow } from '../../../../lib/use-narrow';
import { useToday } from '../../../../lib/use-today';
import { useViewParams } from '../../../../lib/use-view-params';
import { Stats } from '../../../../ui/figures/stats';
import { useFigures, useStatOf } from '../../../../ui/figures/use-figures';
import { EmptyState } from '../../../../ui/loading/empty-state';
import { lazyPart } from '../../../../ui/loading/lazy-part';
import { Page } from '../../../../ui/page/page';
import { DataTable } from '../../../../ui/table/data-table';
import { seatBulk } from './bulk';
import { seatColumns } from './seat-columns';
import { SeatFilters } from './seat-filters';
import { SpanKey } from './span-key';
import { axisOf } from './span.rules';

const SeatDrawer = lazyPart(async () => (await import('./seat-drawer')).SeatDrawer);

const options = { defaultSort: 'openedAt:asc' };

/** Open seats: how long they have been open, who is in their stages, and when each will be filled. */
export function Component() {
  const { params, input } = useListFilters(listOpenSeats, options);
  const within = { industry: input.industry, mine: input.mine };
  const seats = useQuery(steadyQuery(listOpenSeats, { ...params.paging, ...input }));
  const whole = useQuery(steadyQuery(listOpenSeats, within));
  const { open, behind, onHold } = useFigures(openSeatFigures, whole.data, within);
  const statOf = useStatOf();
  const narrow = useNarrow();
  const today = useToday();
  const [view, change] = useViewParams();
  const opened = view.get('seat');
  const onOpen = (seat: string) => change({ seat });
  const axis = axisOf(seats.data?.items ?? [], today);
  return (
    <Page title="Plan status" description="Open seats, and when they will be filled">
      <Stats items={[statOf(open), statOf(behind), statOf(onHold)]} />
      <SpanKey />
      <DataTable
        label="open seats"
        query={seats}
        params={params}
        columns={seatColumns({ narrow, axis, today, onOpen })}
        toolbar={<SeatFilters params={params} departments={whole.data?.departments ?? []} />}
        empty={<EmptyState title="No open positions" />}
        exports={{ of: exportOpenSeats }}
        bulk={seatBulk}
        onRow={({ id }) => onOpen(id)}
        minWidth={narrow ? 0 : 980}
      />
      {opened && (
        <SeatDrawer key={opened} positionId={opened} onClose={() => change({ seat: undefined }, { replace: true })} />
      )}
    </Page>
  );
}

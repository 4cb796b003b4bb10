import { useQuery } from '@tanstack/react-query';
import type { Industry } from '@talent-os/contracts/access/tables';
import { positionFigures } from '@talent-os/contracts/figures/talent';
import { listPositions } from '@talent-os/contracts/talent/positions';
import { steadyQuery } from '../../../../lib/query';
import { useNarrow } from '../../../../lib/use-narrow';
import { DataTable } from '../../../../ui/table/data-table';
import { EmptyState } from '../../../../ui/loading/empty-state';
import { useFigures, useStatOf } from '../../../../ui/figures/use-figures';
import { Stats } from '../../../../ui/figures/stats';
import { Funnel } from './funnel';
import { positionColumns } from './position-columns';
import { PositionFilters } from './position-filters';
import { usePositionFilters } from './use-position-filters';
import { useSalesColumns } from './use-sales-columns';

type PositionsViewProps = { readonly industry?: Industry | undefined };

/** Open positions with the funnel of each, and what waits in all of them. */
export function PositionsView({ industry }: PositionsViewProps) {
  const { params, input, everybody } = usePositionFilters(industry);
  const positions = useQuery(steadyQuery(listPositions, { ...params.paging, ...input }));
  const narrow = useNarrow();
  const extra = useSalesColumns(industry);
  const within = { industry, mine: input.mine };
  // What is looked for among the positions narrows their table, not the figures.
  const whole = useQuery(steadyQuery(listPositions, within));
  const figures = useFigures(positionFigures, whole.data, within);
  const statOf = useStatOf();
  const { open, new: fresh, scorecards, interviews, offers } = figures;
  return (
    <>
      <Stats
        items={[
          statOf(open),
          statOf(fresh, { note: 'last 7 days' }),
          statOf(scorecards),
          statOf(interviews),
          statOf(offers),
        ]}
      />
      {whole.data && whole.data.total > 0 && <Funnel stages={figures.funnel} />}
      <DataTable
        label="positions"
        query={positions}
        params={params}
        columns={positionColumns({ narrow, industry, extra })}
        toolbar={
          <PositionFilters params={params} departments={positions.data?.departments ?? []} everybody={everybody} />
        }
        empty={<EmptyState title="No open positions" />}
        minWidth={narrow ? 0 : 900}
      />
    </>
  );
}

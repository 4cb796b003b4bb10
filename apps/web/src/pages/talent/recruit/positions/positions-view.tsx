import { useQuery } from '@tanstack/react-query';
import type { Industry } from '@talent-os/contracts/access/tables';
import { listPositions } from '@talent-os/contracts/talent/positions';
import { steadyQuery } from '../../../../lib/query';
import { useNarrow } from '../../../../lib/use-narrow';
import { count } from '../../../../lib/format';
import { DataTable } from '../../../../ui/data-table';
import { EmptyState } from '../../../../ui/empty-state';
import { Stats } from '../../../../ui/stats';
import { Funnel } from './funnel';
import { pipelineLink, positionColumns } from './position-columns';
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
  const totals = positions.data?.totals;
  const figure = (value: number | undefined) => (value === undefined ? undefined : count(value));
  const link = (search: string) => pipelineLink(industry, search);
  return (
    <>
      <Stats
        items={[
          { label: 'Open positions', value: figure(totals?.open) },
          { label: 'New applicants', value: figure(totals?.newApplicants), note: 'last 7 days' },
          { label: 'Overdue scorecards', value: figure(totals?.overdueScorecards), to: link('waiting=interviewer') },
          { label: 'Interviews today', value: figure(totals?.interviewsToday) },
          { label: 'Offers out', value: figure(totals?.offersOut), to: link('waiting=candidate') },
        ]}
      />
      {positions.data && positions.data.total > 0 && <Funnel funnel={positions.data.funnel} />}
      <DataTable
        label="positions"
        query={positions}
        params={params}
        columns={positionColumns({ narrow, industry, extra })}
        toolbar={
          <PositionFilters params={params} departments={positions.data?.departments ?? []} everybody={everybody} />
        }
        empty={<EmptyState title="No open positions" />}
        minWidth={narrow ? 0 : 980}
      />
    </>
  );
}

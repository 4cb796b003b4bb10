import { useQuery } from '@tanstack/react-query';
import { exportDeals, listDeals, type Deal } from '@talent-os/contracts/sales/deals';
import type { ReactNode } from 'react';
import { steadyQuery } from '../../../../lib/query';
import { useFormat } from '../../../../lib/use-format';
import { DataTable } from '../../../../ui/table/data-table';
import { useNarrow } from '../../../../lib/use-narrow';
import { useSeesEverybody } from '../deal-filters';
import type { DealFilters } from '../use-deal-filters';
import { dealBulk } from './deal-bulk';
import { dealColumns } from './deal-columns';

type DealsTableProps = {
  readonly filters: DealFilters;
  readonly toolbar: ReactNode;
  readonly empty: ReactNode;
  readonly onOpen: (deal: Deal) => void;
};

/** Deals as rows; on small screens the facts of a row stand under its name. */
export function DealsTable({ filters: { params, input, stage }, toolbar, empty, onOpen }: DealsTableProps) {
  const deals = useQuery(steadyQuery(listDeals, { ...params.paging, ...input, stage }));
  const narrow = useNarrow();
  const { money } = useFormat();
  const columns = dealColumns({ money, narrow, withOwner: useSeesEverybody(), onOpen });
  return (
    <DataTable
      label="deals"
      query={deals}
      params={params}
      columns={columns}
      toolbar={toolbar}
      empty={empty}
      exports={{ of: exportDeals }}
      bulk={dealBulk}
      onRow={onOpen}
      minWidth={narrow ? 0 : 880}
    />
  );
}

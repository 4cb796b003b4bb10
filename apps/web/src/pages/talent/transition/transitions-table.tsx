import { useQuery } from '@tanstack/react-query';
import { exportTransitions, listTransitions } from '@talent-os/contracts/talent/transitions';
import type { ReactNode } from 'react';
import { steadyQuery } from '../../../lib/query';
import { useNarrow } from '../../../lib/use-narrow';
import { Card } from '../../../ui/page/card';
import { DataTable } from '../../../ui/table/data-table';
import { transitionColumns } from './transition-columns';
import type { TransitionFilters } from './use-transition-filters';

type TransitionsTableProps = {
  readonly filters: TransitionFilters;
  readonly toolbar: ReactNode;
  readonly empty: ReactNode;
  readonly onOpen: (id: string) => void;
};

/** Moves as a list: what runs first, the next day first. */
export function TransitionsTable({
  filters: { params, status, input, listed },
  toolbar,
  empty,
  onOpen,
}: TransitionsTableProps) {
  const narrow = useNarrow();
  const moves = useQuery(steadyQuery(listTransitions, { ...params.paging, status, ...listed, ...input }));
  return (
    <Card flush>
      <DataTable
        label="transitions"
        query={moves}
        params={params}
        columns={transitionColumns(narrow, onOpen)}
        minWidth={narrow ? 0 : 900}
        toolbar={toolbar}
        empty={empty}
        exports={{ of: exportTransitions }}
        framed
        onRow={({ id }) => onOpen(id)}
      />
    </Card>
  );
}

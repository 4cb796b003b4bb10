import { useQuery } from '@tanstack/react-query';
import { listTransitions } from '@talent-os/contracts/talent/transitions';
import type { ReactNode } from 'react';
import { steadyQuery } from '../../../lib/query';
import { useNarrow } from '../../../lib/use-narrow';
import { Card } from '../../../ui/card';
import { DataTable } from '../../../ui/data-table';
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
  filters: { params, status, input },
  toolbar,
  empty,
  onOpen,
}: TransitionsTableProps) {
  const narrow = useNarrow();
  const moves = useQuery(steadyQuery(listTransitions, { ...params.paging, status, ...input }));
  return (
    <Card flush>
      <DataTable
        label="transitions"
        query={moves}
        params={params}
        columns={transitionColumns(narrow, onOpen)}
        minWidth={narrow ? 0 : 1080}
        toolbar={toolbar}
        empty={empty}
        onRow={({ id }) => onOpen(id)}
      />
    </Card>
  );
}

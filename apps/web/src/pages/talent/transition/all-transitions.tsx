import { Button, SegmentedControl } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { exportTransitions } from '@talent-os/contracts/talent/transitions';
import { useState } from 'react';
import { CsvButton } from '@/ui/button/csv-button';
import { ListFilters } from '@/ui/filters/list-filters';
import { EmptyState } from '@/ui/loading/empty-state';
import { lazyPart } from '@/ui/loading/lazy-part';
import { RequestDialog } from './request-dialog';
import { TransitionsTable } from './transitions-table';
import type { TransitionFilters } from './use-transition-filters';

const TransitionBoard = lazyPart(async () => (await import('./transition-board')).TransitionBoard);

const views = [
  { value: 'table', label: 'Table' },
  { value: 'board', label: 'Board' },
];

type AllProps = { readonly filters: TransitionFilters; readonly onOpen: (transition: string) => void };

/** What who steers moves does with all of them: look at them another way, take them away as a file, ask for one. */
export function AllActions({ filters, onOpen }: AllProps) {
  const { params, status, input, asTable } = filters;
  const [asking, setAsking] = useState(false);
  return (
    <>
      <SegmentedControl
        aria-label="View"
        data={views}
        value={asTable ? 'table' : 'board'}
        onChange={(view) => params.patch({ view: view === 'board' ? view : undefined, show: undefined })}
      />
      {!asTable && <CsvButton of={exportTransitions} input={{ ...input, status }} />}
      <Button leftSection={<IconPlus size={16} />} onClick={() => setAsking(true)}>
        Request transition
      </Button>
      {asking && <RequestDialog onClose={() => setAsking(false)} onDone={onOpen} />}
    </>
  );
}

/** Moves the caller steers, as a table or as a board. */
export function AllTransitions({ filters, onOpen }: AllProps) {
  const empty = <EmptyState title="No transitions" />;
  if (filters.asTable) return <TransitionsTable filters={filters} empty={empty} onOpen={onOpen} />;
  const toolbar = <ListFilters list={filters.list} label="transitions" filters={filters.filters} />;
  return <TransitionBoard filters={filters} toolbar={toolbar} empty={empty} onOpen={onOpen} />;
}

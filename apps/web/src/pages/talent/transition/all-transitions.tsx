import { Button, SegmentedControl } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { exportTransitions } from '@talent-os/contracts/talent/transitions';
import { useState } from 'react';
import { CsvButton } from '../../../ui/button/csv-button';
import { EmptyState } from '../../../ui/loading/empty-state';
import { lazyPart } from '../../../ui/loading/lazy-part';
import { RequestDialog } from './request-dialog';
import { TransitionFilters } from './transition-filters';
import { TransitionsTable } from './transitions-table';
import type { TransitionFilters as Filters } from './use-transition-filters';

const TransitionBoard = lazyPart(async () => (await import('./transition-board')).TransitionBoard);

const views = [
  { value: 'table', label: 'Table' },
  { value: 'board', label: 'Board' },
];
const isBoard = ({ params }: Filters) => params.get('view') === 'board';

type AllProps = { readonly filters: Filters; readonly onOpen: (transition: string) => void };

/** What who steers moves does with all of them: look at them another way, take them away as a file, ask for one. */
export function AllActions({ filters, onOpen }: AllProps) {
  const { params, status, input } = filters;
  const [asking, setAsking] = useState(false);
  return (
    <>
      <SegmentedControl
        aria-label="View"
        data={views}
        value={isBoard(filters) ? 'board' : 'table'}
        onChange={(view) => params.patch({ view: view === 'board' ? view : undefined, show: undefined })}
      />
      {isBoard(filters) && <CsvButton of={exportTransitions} input={{ ...input, status }} />}
      <Button leftSection={<IconPlus size={16} />} onClick={() => setAsking(true)}>
        Request transition
      </Button>
      {asking && <RequestDialog onClose={() => setAsking(false)} onDone={onOpen} />}
    </>
  );
}

/** Moves the caller steers, as a table or as a board. */
export function AllTransitions({ filters, onOpen }: AllProps) {
  const asBoard = isBoard(filters);
  const toolbar = <TransitionFilters params={filters.params} withStatus={!asBoard} />;
  const empty = <EmptyState title="No transitions" />;
  const shared = { filters, toolbar, empty, onOpen };
  return asBoard ? <TransitionBoard {...shared} /> : <TransitionsTable {...shared} />;
}

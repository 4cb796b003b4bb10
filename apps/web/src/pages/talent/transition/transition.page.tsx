import { Button, SegmentedControl } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { exportTransitions } from '@talent-os/contracts/talent/transitions';
import { useState } from 'react';
import { CsvButton } from '../../../ui/csv-button';
import { EmptyState } from '../../../ui/empty-state';
import { Page } from '../../../ui/page';
import { useAnnouncer } from '../../../ui/use-announcer';
import { BoardView } from './board-view';
import { TransitionDrawer } from './drawer/transition-drawer';
import { RequestDialog } from './request-dialog';
import { TransitionFilters } from './transition-filters';
import { TransitionsTable } from './transitions-table';
import { useTransitionFilters } from './use-transition-filters';

const views = [
  { value: 'table', label: 'Table' },
  { value: 'board', label: 'Board' },
];

export function Component() {
  const filters = useTransitionFilters();
  const { params, status, wanted } = filters;
  const { announce, region } = useAnnouncer();
  const [asking, setAsking] = useState(false);
  const asBoard = params.get('view') === 'board';
  const opened = params.get('transition');
  const open = (transition: string | undefined) =>
    params.patch({ transition, page: params.page > 1 ? String(params.page) : undefined });
  const toolbar = <TransitionFilters params={params} withStatus={!asBoard} />;
  const empty = <EmptyState title="No transitions" />;
  return (
    <Page
      title="Transition"
      description="Moves from seat to seat: who agrees, what is handed over, and the day they take effect."
      actions={
        <>
          <SegmentedControl
            aria-label="View"
            data={views}
            value={asBoard ? 'board' : 'table'}
            onChange={(view) => params.patch({ view: view === 'board' ? view : undefined })}
          />
          <CsvButton of={exportTransitions} wanted={{ ...wanted, ...(status && { status }) }} />
          <Button leftSection={<IconPlus size={16} />} onClick={() => setAsking(true)}>
            Request transition
          </Button>
        </>
      }
    >
      {asBoard ? (
        <BoardView filters={filters} toolbar={toolbar} empty={empty} onOpen={open} announce={announce} />
      ) : (
        <TransitionsTable filters={filters} toolbar={toolbar} empty={empty} onOpen={open} />
      )}
      {opened && <TransitionDrawer key={opened} transitionId={opened} onClose={() => open(undefined)} />}
      {asking && <RequestDialog onClose={() => setAsking(false)} onDone={open} />}
      {region}
    </Page>
  );
}

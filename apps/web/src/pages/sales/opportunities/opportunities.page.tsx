import { Button, SegmentedControl } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import type { Deal } from '@talent-os/contracts/sales/deals';
import { EmptyState } from '../../../ui/loading/empty-state';
import { Page } from '../../../ui/page/page';
import { lazyPart } from '../../../ui/loading/lazy-part';
import { DealBoard } from './board/deal-board';
import { DealFilters } from './deal-filters';
import { useMoves } from './move/use-moves';
import { useDealFilters } from './use-deal-filters';
import { useDealView } from './use-deal-view';

const DealDrawer = lazyPart(async () => (await import('./deal/deal-drawer')).DealDrawer);
const MoveDialog = lazyPart(async () => (await import('./move/move-dialog')).MoveDialog);
const NewDealDialog = lazyPart(async () => (await import('./deal/new-deal-dialog')).NewDealDialog);
const DealsTable = lazyPart(async () => (await import('./table/deals-table')).DealsTable);

const views = [
  { value: 'board', label: 'Board' },
  { value: 'table', label: 'Table' },
];

export function Component() {
  const filters = useDealFilters();
  const opened = useDealView();
  const moves = useMoves();
  const asTable = filters.params.get('view') === 'table';
  const onOpen = (deal: Deal) => opened.open(deal.id);

  const create = (
    <Button leftSection={<IconPlus size={16} />} onClick={opened.create}>
      New deal
    </Button>
  );
  const empty = <EmptyState title="No open opportunities" action={create} />;
  const toolbar = <DealFilters filters={filters} withStage={asTable} />;
  const list = { filters, toolbar, empty, onOpen };

  return (
    <Page
      title="Opportunities"
      actions={
        <>
          <SegmentedControl
            aria-label="View"
            data={views}
            value={asTable ? 'table' : 'board'}
            onChange={(view) => filters.params.patch({ view: view === 'table' ? view : undefined })}
          />
          {create}
        </>
      }
    >
      {asTable ? <DealsTable {...list} /> : <DealBoard {...list} moves={moves} />}
      {opened.dealId && (
        <DealDrawer
          key={opened.dealId}
          dealId={opened.dealId}
          editing={opened.editing}
          moves={moves}
          onEditing={opened.setEditing}
          onClose={opened.close}
        />
      )}
      {opened.creating && <NewDealDialog onClose={opened.close} />}
      {moves.pending && <MoveDialog pending={moves.pending} moves={moves} onEdit={opened.edit} />}
      {moves.told}
    </Page>
  );
}

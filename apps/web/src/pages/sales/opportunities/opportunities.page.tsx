import { Button, SegmentedControl } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import type { Deal } from '@talent-os/contracts/sales/deals';
import { EmptyState } from '@/ui/loading/empty-state';
import { Page } from '@/ui/page/page';
import { useOpened } from '@/lib/use-opened';
import { ListFilters } from '@/ui/filters/list-filters';
import { lazyPart } from '@/ui/loading/lazy-part';
import { DealBoard } from './board/deal-board';
import { useMoves } from './move/use-moves';
import { useDealFilters } from './use-deal-filters';

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
  const { opened, open, create: start, close } = useOpened({ deal: 'id', edit: ['facts'], new: ['deal'] });
  const moves = useMoves();
  const onOpen = (deal: Deal) => open(deal.id);

  const create = (
    <Button leftSection={<IconPlus size={16} />} onClick={() => start('deal')}>
      New deal
    </Button>
  );
  const empty = <EmptyState title="No open opportunities" action={create} />;
  const list = { filters, empty, onOpen };

  return (
    <Page
      title="Opportunities"
      actions={
        <>
          <SegmentedControl
            aria-label="View"
            data={views}
            value={filters.asTable ? 'table' : 'board'}
            onChange={(view) => filters.params.patch({ view: view === 'table' ? view : undefined })}
          />
          {create}
        </>
      }
    >
      {filters.asTable ? (
        <DealsTable {...list} />
      ) : (
        <DealBoard
          {...list}
          toolbar={<ListFilters list={filters.list} label="deals" filters={filters.filters} />}
          moves={moves}
        />
      )}
      {opened.deal && (
        <DealDrawer
          key={opened.deal}
          dealId={opened.deal}
          editing={opened.edit !== undefined}
          moves={moves}
          onEditing={(edit) => open({ deal: opened.deal, edit: edit ? 'facts' : undefined }, { replace: true })}
          onClose={close}
        />
      )}
      {opened.new && <NewDealDialog onClose={close} />}
      {moves.pending && (
        <MoveDialog pending={moves.pending} moves={moves} onEdit={(deal) => open({ deal, edit: 'facts' })} />
      )}
      {moves.told}
    </Page>
  );
}

import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { EmptyState } from '@/ui/loading/empty-state';
import { lazyPart } from '@/ui/loading/lazy-part';
import { Page } from '@/ui/page/page';
import { AnswerDialog } from '../pipeline/answer-dialog';
import { useMoves } from '../pipeline/use-moves';
import { RequestForm } from './request-form';
import { RequestsList } from './requests-list';
import { useRequestPlace } from './use-request-place';

const RequisitionDrawer = lazyPart(async () => (await import('../pipeline/requisition-drawer')).RequisitionDrawer);

/** My requests for seats; a new one, or the one being written, takes the whole page. */
export function Component() {
  const place = useRequestPlace();
  const moves = useMoves();
  const create = (
    <Button leftSection={<IconPlus size={16} />} onClick={place.create}>
      New request
    </Button>
  );
  if (place.writing)
    return (
      <Page
        title={place.editId ? 'Edit request' : 'New request'}
        crumbs={[{ label: 'Request', to: '/talent/plan/request' }, { label: place.editId ? 'Edit' : 'New' }]}
      >
        <RequestForm key={place.editId ?? place.replaces ?? 'new'} place={place} />
      </Page>
    );
  return (
    <Page title="Request" description="Seats you have asked for" actions={create}>
      <RequestsList
        empty={<EmptyState title="You have no requests" action={create} />}
        onOpen={({ id }) => place.open(id)}
      />
      {place.requisitionId && (
        <RequisitionDrawer
          key={place.requisitionId}
          requisitionId={place.requisitionId}
          moves={moves}
          onClose={place.close}
        />
      )}
      {moves.pending && (
        <AnswerDialog key={moves.pending.item.id + moves.pending.to} pending={moves.pending} moves={moves} />
      )}
      {moves.told}
    </Page>
  );
}

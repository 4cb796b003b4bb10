import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { EmptyState } from '../../../../ui/loading/empty-state';
import { lazyPart } from '../../../../ui/loading/lazy-part';
import { Page } from '../../../../ui/page/page';
import { AnswerDialog } from '../pipeline/answer-dialog';
import { useMoves } from '../pipeline/use-moves';
import { RequestForm } from './request-form';
import { RequestsTable } from './requests-table';
import { useRequestView } from './use-request-view';

const RequisitionDrawer = lazyPart(async () => (await import('../pipeline/requisition-drawer')).RequisitionDrawer);

/** My requests for seats; a new one, or the one being written, takes the whole page. */
export function Component() {
  const view = useRequestView();
  const moves = useMoves();
  const create = (
    <Button leftSection={<IconPlus size={16} />} onClick={view.create}>
      New request
    </Button>
  );
  if (view.writing)
    return (
      <Page
        title={view.editId ? 'Edit request' : 'New request'}
        crumbs={[{ label: 'Request', to: '/talent/plan/request' }, { label: view.editId ? 'Edit' : 'New' }]}
      >
        <RequestForm key={view.editId ?? view.replaces ?? 'new'} view={view} />
      </Page>
    );
  return (
    <Page title="Request" description="Seats you have asked for" actions={create}>
      <RequestsTable view={view} empty={<EmptyState title="You have no requests" action={create} />} />
      {view.requisitionId && (
        <RequisitionDrawer
          key={view.requisitionId}
          requisitionId={view.requisitionId}
          moves={moves}
          onClose={view.close}
        />
      )}
      {moves.pending && (
        <AnswerDialog key={moves.pending.item.id + moves.pending.to} pending={moves.pending} moves={moves} />
      )}
      {moves.told}
    </Page>
  );
}

import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { listDeployRequests, listOwnProposals } from '@talent-os/contracts/cyber/deploy';
import { useMay } from '../../../lib/use-may';
import { EmptyState } from '../../../ui/loading/empty-state';
import { Page } from '../../../ui/page/page';
import { NewRequestDialog } from './new-request-dialog';
import { OwnProposals } from './own-proposals';
import { RequestDrawer } from './request-drawer';
import { RequestFilters } from './request-filters';
import { RequestsTable } from './requests-table';
import { useRequestView } from './use-request-view';

/** Requests for people at short notice, for who hires; what was proposed to them, for analysts. */
export function Component() {
  const [hires, answers] = [useMay(listDeployRequests), useMay(listOwnProposals)];
  const view = useRequestView();
  const none = <EmptyState title="No rapid deployment requests" />;
  return (
    <Page
      title="Rapid Deploy"
      description={answers ? 'Deployments you are asked for' : 'People where they are needed, at short notice'}
      actions={
        hires && (
          <Button leftSection={<IconPlus size={16} />} onClick={view.ask}>
            New request
          </Button>
        )
      }
    >
      {answers && <OwnProposals empty={none} />}
      {hires && <RequestsTable view={view} toolbar={<RequestFilters view={view} />} empty={none} />}
      {!hires && !answers && none}
      {hires && view.requestId && (
        <RequestDrawer key={view.requestId} requestId={view.requestId} onClose={view.close} />
      )}
      {hires && view.asking && <NewRequestDialog workRole={view.workRole} onCreated={view.open} onClose={view.close} />}
    </Page>
  );
}

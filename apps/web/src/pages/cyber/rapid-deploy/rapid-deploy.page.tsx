import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { listDeployRequests, listOwnProposals } from '@talent-os/contracts/cyber/deploy';
import { workRoleKeys } from '@talent-os/contracts/cyber/readiness-work-roles';
import { useMay } from '@/lib/use-may';
import { useOpened } from '@/lib/use-opened';
import { EmptyState } from '@/ui/loading/empty-state';
import { Page } from '@/ui/page/page';
import { NewRequestDialog } from './new-request-dialog';
import { OwnProposals } from './own-proposals';
import { RequestDrawer } from './request-drawer';
import { RequestsList } from './requests-list';

/** Requests for people at short notice, for who hires; what was proposed to them, for analysts. */
export function Component() {
  const [hires, answers] = [useMay(listDeployRequests), useMay(listOwnProposals)];
  const { opened, open, create, close } = useOpened({ request: 'id', new: ['request'], role: workRoleKeys });
  const none = <EmptyState title="No rapid deployment requests" />;
  return (
    <Page
      title="Rapid Deploy"
      description={answers ? 'Deployments you are asked for' : 'People where they are needed, at short notice'}
      actions={
        hires && (
          <Button leftSection={<IconPlus size={16} />} onClick={() => create('request')}>
            New request
          </Button>
        )
      }
    >
      {answers && <OwnProposals empty={none} />}
      {hires && <RequestsList empty={none} onOpen={open} />}
      {!hires && !answers && none}
      {hires && opened.request && <RequestDrawer key={opened.request} requestId={opened.request} onClose={close} />}
      {hires && opened.new && <NewRequestDialog workRole={opened.role} onCreated={open} onClose={close} />}
    </Page>
  );
}

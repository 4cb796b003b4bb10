import { Button, Group, Stack } from '@mantine/core';
import { industryLabels, roleTable } from '@talent-os/contracts/access/tables';
import {
  connectionStateLabels,
  SCIM_PATH,
  type ProvisioningConnection,
  type ProvisionedGroup,
} from '@talent-os/contracts/identity/provisioning';
import { useState } from 'react';
import { counted } from '@/lib/counted';
import { useFormat } from '@/lib/use-format';
import { RecordDrawer } from '@/ui/dialog/record-drawer';
import { Facts } from '@/ui/display/facts';
import { StatusBadge } from '@/ui/display/status-badge';
import type { QueryState } from '@/ui/loading/query-state';
import { DirectoryDialog, type DirectoryDeed } from './directory-dialog';
import { DirectoryGroups } from './directory-groups';
import { DirectoryRequests } from './directory-requests';
import { MapGroup } from './map-group';

type DirectoryDrawerProps = {
  readonly connections: QueryState<unknown>;
  readonly directory: ProvisioningConnection;
  readonly onClose: () => void;
};

/** One directory: how it is set up, what its groups give, and what it asked for lately. */
export function DirectoryDrawer({ connections, directory, onClose }: DirectoryDrawerProps) {
  const { name, status, role, industry, invites, people, createdAt, lastUsedAt } = directory;
  const { dayOf, momentOf } = useFormat();
  const [deed, setDeed] = useState<DirectoryDeed>();
  const [group, setGroup] = useState<ProvisionedGroup>();
  return (
    <>
      <RecordDrawer query={{ ...connections, data: directory }} title={name} onClose={onClose} size={640}>
        {() => (
          <Stack gap="lg">
            <Facts
              items={[
                [
                  'Status',
                  <StatusBadge key="status" variant={status === 'active' ? 'success' : 'warning'}>
                    {connectionStateLabels[status]}
                  </StatusBadge>,
                ],
                ['Tenant URL', `${window.location.origin}${SCIM_PATH}`],
                ['New people start as', `${roleTable[role].label} in ${industryLabels[industry]}`],
                ['A mail to choose a password', invites ? 'Is sent to new people' : 'Is not sent'],
                ['It looks after', counted(people, 'people', 'person')],
                ['Connected', dayOf(createdAt)],
                ['Last request', lastUsedAt ? momentOf(lastUsedAt) : 'None has come yet'],
              ]}
            />
            <Group gap="xs">
              <Button variant="default" onClick={() => setDeed('edit')}>
                Edit
              </Button>
              <Button variant="default" onClick={() => setDeed('token')}>
                New token
              </Button>
              <Button variant="default" onClick={() => setDeed(status === 'active' ? 'pause' : 'resume')}>
                {status === 'active' ? 'Pause' : 'Resume'}
              </Button>
              <Button variant="subtle" color="red" onClick={() => setDeed('disconnect')}>
                Disconnect
              </Button>
            </Group>
            <DirectoryGroups directory={directory} onChange={setGroup} />
            <DirectoryRequests directory={directory} />
          </Stack>
        )}
      </RecordDrawer>
      {deed && (
        <DirectoryDialog deed={deed} directory={directory} onClose={() => setDeed(undefined)} onGone={onClose} />
      )}
      {group && <MapGroup directory={directory} group={group} onClose={() => setGroup(undefined)} />}
    </>
  );
}

import { Button } from '@mantine/core';
import { roleTable } from '@talent-os/contracts/access/tables';
import { connectionStateLabels, type ProvisioningConnection } from '@talent-os/contracts/identity/provisioning';
import { RecordRow } from '@/ui/table/record-row';
import { Quiet } from '@/ui/display/quiet';
import { counted } from '@/lib/counted';
import { useFormat } from '@/lib/use-format';
import { RowButton } from '@/ui/button/row-button';
import { StatusBadge } from '@/ui/display/status-badge';
import { EmptyState } from '@/ui/loading/empty-state';
import { Loaded } from '@/ui/loading/loaded';
import type { QueryState } from '@/ui/loading/query-state';
import { Card } from '@/ui/page/card';
import rows from '@/ui/table/rows.module.css';

type DirectoriesProps = {
  readonly connections: QueryState<{ readonly items: readonly ProvisioningConnection[] }>;
  readonly onConnect: () => void;
  readonly onOpen: (id: string) => void;
};

/** Directories that keep the people of the organization. */
export const Directories = ({ connections, onConnect, onOpen }: DirectoriesProps) => (
  <Card
    title="Directories"
    description="Entra ID, Okta or another directory creates, changes and closes accounts here over SCIM 2.0."
    flush
  >
    <Loaded query={connections} skeletons={2}>
      {({ items }) =>
        items.length === 0 ? (
          <EmptyState
            title="No integrations connected"
            text="Connect your directory once, and whoever joins or leaves there joins or leaves here."
            action={
              <Button variant="default" onClick={onConnect}>
                Connect a directory
              </Button>
            }
          />
        ) : (
          <ul className={rows.rows} aria-label="Directories">
            {items.map((directory) => (
              <DirectoryRow key={directory.id} directory={directory} onOpen={() => onOpen(directory.id)} />
            ))}
          </ul>
        )
      }
    </Loaded>
  </Card>
);

type DirectoryRowProps = { readonly directory: ProvisioningConnection; readonly onOpen: () => void };

function DirectoryRow({ directory, onOpen }: DirectoryRowProps) {
  const { name, status, people, groups, refused, role, lastUsedAt } = directory;
  const { momentOf } = useFormat();
  return (
    <RecordRow
      name={name}
      badges={
        <>
          <StatusBadge variant={status === 'active' ? 'success' : 'warning'}>
            {connectionStateLabels[status]}
          </StatusBadge>
          {refused > 0 && (
            <StatusBadge variant="error">{counted(refused, 'requests refused', 'request refused')} today</StatusBadge>
          )}
        </>
      }
      actions={<RowButton label="Open" of={name} variant="default" onClick={onOpen} />}
    >
      <Quiet>
        {counted(people, 'people', 'person')} · {counted(groups, 'groups', 'group')} · new people start as{' '}
        {roleTable[role].label}
      </Quiet>
      <Quiet>{lastUsedAt ? `Last request ${momentOf(lastUsedAt)}` : 'No request has come yet'}</Quiet>
    </RecordRow>
  );
}

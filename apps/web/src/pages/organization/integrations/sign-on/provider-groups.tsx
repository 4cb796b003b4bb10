import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { roleTable } from '@talent-os/contracts/access/tables';
import { listSsoGroups, unmapSsoGroup, type SsoConnection, type SsoGroup } from '@talent-os/contracts/identity/sso';
import { useState } from 'react';
import { RecordRow } from '@/ui/table/record-row';
import { Quiet } from '@/ui/display/quiet';
import { counted } from '@/lib/counted';
import { query } from '@/lib/query';
import { RowButton } from '@/ui/button/row-button';
import { useConfirmed } from '@/ui/dialog/use-confirmed';
import { EmptyState } from '@/ui/loading/empty-state';
import { Loaded } from '@/ui/loading/loaded';
import { Section } from '@/ui/page/section';
import rows from '@/ui/table/rows.module.css';
import { groupGives } from '../group-gives';
import { MapProviderGroup } from './map-provider-group';

/** Values of the groups claim, with what each gives. */
export function ProviderGroups({ provider }: { readonly provider: SsoConnection }) {
  const { id: ssoConnectionId, role, groupsClaim } = provider;
  const groups = useQuery(query(listSsoGroups, { ssoConnectionId }));
  const [mapped, setMapped] = useState<SsoGroup | 'new'>();
  const [ask, question] = useConfirmed(unmapSsoGroup, (leaving: SsoGroup) => ({
    input: { ssoConnectionId, groupId: leaving.id },
    done: `${leaving.name} gives nothing any more`,
    danger: true,
    title: `Remove ${leaving.name}?`,
    confirm: 'Remove',
    children: `${counted(leaving.people, 'people', 'person')} lose what it gave them, within five seconds.`,
  }));
  return (
    <Section title="Groups">
      <Loaded query={groups} skeletons={2}>
        {({ items }) =>
          items.length === 0 ? (
            <EmptyState
              title="No groups yet"
              text={`Name a value of the claim “${groupsClaim}” and what it gives. Until then everybody new starts as ${roleTable[role].label}.`}
              action={
                <Button variant="default" onClick={() => setMapped('new')}>
                  Add a group
                </Button>
              }
            />
          ) : (
            <>
              <GroupList groups={items} onChange={setMapped} onRemove={ask} />
              <Button variant="default" mt="sm" onClick={() => setMapped('new')}>
                Add a group
              </Button>
            </>
          )
        }
      </Loaded>
      {mapped && (
        <MapProviderGroup
          provider={provider}
          {...(mapped !== 'new' && { group: mapped })}
          onClose={() => setMapped(undefined)}
        />
      )}
      {question}
    </Section>
  );
}

type GroupListProps = {
  readonly groups: readonly SsoGroup[];
  readonly onChange: (group: SsoGroup) => void;
  readonly onRemove: (group: SsoGroup) => void;
};

const GroupList = ({ groups, onChange, onRemove }: GroupListProps) => (
  <ul className={`${rows.rows} ${rows.inset}`} aria-label="Groups">
    {groups.map((group) => (
      <RecordRow
        key={group.id}
        name={group.name}
        actions={
          <>
            <RowButton label="Change" of={group.name} variant="default" onClick={() => onChange(group)} />
            <RowButton label="Remove" of={group.name} variant="subtle" onClick={() => onRemove(group)} />
          </>
        }
      >
        <Quiet>
          {counted(group.people, 'people', 'person')} · {groupGives(group)}
        </Quiet>
      </RecordRow>
    ))}
  </ul>
);

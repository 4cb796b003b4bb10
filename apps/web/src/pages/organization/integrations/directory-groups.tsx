import { useQuery } from '@tanstack/react-query';
import { roleTable } from '@talent-os/contracts/access/tables';
import {
  listProvisionedGroups,
  type ProvisionedGroup,
  type ProvisioningConnection,
} from '@talent-os/contracts/identity/provisioning';
import { RecordRow } from '@/ui/table/record-row';
import { Quiet } from '@/ui/display/quiet';
import { counted } from '@/lib/counted';
import { query } from '@/lib/query';
import { RowButton } from '@/ui/button/row-button';
import { EmptyState } from '@/ui/loading/empty-state';
import { Loaded } from '@/ui/loading/loaded';
import { Section } from '@/ui/page/section';
import rows from '@/ui/table/rows.module.css';
import { groupGives } from './group-gives';

type DirectoryGroupsProps = {
  readonly directory: ProvisioningConnection;
  readonly onChange: (group: ProvisionedGroup) => void;
};

/** The groups a directory has sent, with what each gives its people. */
export function DirectoryGroups({ directory: { id: connectionId, role }, onChange }: DirectoryGroupsProps) {
  const groups = useQuery(query(listProvisionedGroups, { connectionId }));
  return (
    <Section title="Groups">
      <Loaded query={groups} skeletons={3}>
        {({ items }) =>
          items.length === 0 ? (
            <EmptyState
              title="No groups yet"
              text={`Assign groups to Talent OS in your directory. Until then everybody starts as ${roleTable[role].label}.`}
            />
          ) : (
            <ul className={`${rows.rows} ${rows.inset}`} aria-label="Groups">
              {items.map((group) => (
                <RecordRow
                  key={group.id}
                  name={group.name}
                  actions={
                    <RowButton label="Change" of={group.name} variant="default" onClick={() => onChange(group)} />
                  }
                >
                  <Quiet>
                    {counted(group.people, 'people', 'person')} · {groupGives(group)}
                  </Quiet>
                </RecordRow>
              ))}
            </ul>
          )
        }
      </Loaded>
    </Section>
  );
}

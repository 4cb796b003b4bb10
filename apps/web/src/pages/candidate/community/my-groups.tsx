import type { CommunityGroup } from '@talent-os/contracts/talent/community-groups';
import { useListParams } from '@/lib/use-list-params';
import { RowButton } from '@/ui/button/row-button';
import { Quiet } from '@/ui/display/quiet';
import { Card } from '@/ui/page/card';
import { RecordRow } from '@/ui/table/record-row';
import rows from '@/ui/table/rows.module.css';

/** The groups of a person; one of them can be read alone. */
export function MyGroups({ groups }: { readonly groups: readonly CommunityGroup[] }) {
  const params = useListParams();
  const only = params.get('communityGroupId');
  return (
    <Card title="My groups" flush>
      <ul className={rows.rows} aria-label="My groups">
        {groups.map(({ id, name, mine, alias, waiting }) => (
          <RecordRow
            key={id}
            name={name}
            actions={
              <RowButton
                label={only === id ? 'Show all' : 'Read alone'}
                of={name}
                variant="subtle"
                onClick={() => params.patch({ communityGroupId: only === id ? undefined : id })}
              />
            }
          >
            {mine && <Quiet>You moderate{waiting > 0 && ` · ${waiting} to decide`}</Quiet>}
            {alias && <Quiet>You go by {alias}</Quiet>}
          </RecordRow>
        ))}
      </ul>
    </Card>
  );
}

import { roleTable } from '@talent-os/contracts/access/tables';
import { VIEW_DAYS, type getPrivacy } from '@talent-os/contracts/talent/privacy';
import type { Output } from '@talent-os/contracts/define';
import { counted } from '@/lib/counted';
import { day } from '@/lib/format';
import { useMe } from '@/lib/session';
import { Quiet } from '@/ui/display/quiet';
import { EmptyState } from '@/ui/loading/empty-state';
import { Card } from '@/ui/page/card';
import { RecordRow } from '@/ui/table/record-row';
import rows from '@/ui/table/rows.module.css';

type Views = Output<typeof getPrivacy>['views'];

/** On which days people of which role looked at the caller. */
export function ViewsCard({ views }: { readonly views: Views }) {
  const { name } = useMe().organization;
  const byRole = [...Map.groupBy(views, ({ role }) => role)];
  return (
    <Card
      title="Who viewed you"
      description={`The last ${counted(VIEW_DAYS, 'days')}. You see roles, not names.`}
      flush
    >
      {byRole.length === 0 ? (
        <EmptyState title="Nobody has looked at your profile" />
      ) : (
        <ul className={rows.rows} aria-label="Who viewed you">
          {byRole.map(([role, seen]) => (
            <RecordRow
              key={role}
              name={`${roleTable[role].label}, ${name}`}
              actions={<Quiet>{counted(seen.length, 'days')}</Quiet>}
            >
              <Quiet>{seen.map((one) => day(one.day)).join(' · ')}</Quiet>
            </RecordRow>
          ))}
        </ul>
      )}
    </Card>
  );
}

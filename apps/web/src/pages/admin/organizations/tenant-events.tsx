import { useQuery } from '@tanstack/react-query';
import { listPlatformEvents } from '@talent-os/contracts/audit/trail';
import type { Output } from '@talent-os/contracts/define';
import { RecordRow } from '@/ui/table/record-row';
import { Quiet } from '@/ui/display/quiet';
import { query } from '@/lib/query';
import { useFormat } from '@/lib/use-format';
import { EmptyState } from '@/ui/loading/empty-state';
import { Loaded } from '@/ui/loading/loaded';
import { Card } from '@/ui/page/card';
import type { TenantProps } from './tenant-detail';
import rows from '@/ui/table/rows.module.css';

type Entry = Output<typeof listPlatformEvents>['items'][number];

const deeds: Readonly<Record<string, string>> = {
  created: 'Created',
  invited: 'Administrator invited',
  suspended: 'Suspended',
  resumed: 'Opened again',
  archived: 'Archived',
  module: 'Module switched',
  industries: 'Industries changed',
  limit: 'Limit of people set',
};
const actions: Readonly<Partial<Record<Entry['action'], string>>> = {
  'identity.account.switched': 'Account switched',
  'identity.approval.asked': 'Approval asked for',
  'identity.approval.settled': 'Approval settled',
  'identity.breakGlass.opened': 'Looked into by break-glass',
  'identity.breakGlass.ended': 'Break-glass ended',
};
const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

/** What the platform did to the organization, as the organization’s own audit trail has it. */
export function TenantEvents({ tenant: { id: organizationId } }: TenantProps) {
  const events = useQuery(query(listPlatformEvents, { organizationId }));
  return (
    <Card
      title="What the platform did here"
      description="The same entries stand in the organization’s own trail."
      flush
    >
      <Loaded query={events} skeletons={4}>
        {({ items }) =>
          items.length > 0 ? (
            <ul className={rows.rows} aria-label="Audit">
              {items.map((entry) => (
                <EntryRow key={entry.eventId} entry={entry} />
              ))}
            </ul>
          ) : (
            <EmptyState title="No events match" />
          )
        }
      </Loaded>
    </Card>
  );
}

function EntryRow({ entry: { action, subject, at } }: { readonly entry: Entry }) {
  const { momentOf } = useFormat();
  const what = [subject['what'], subject['reason'], subject['status'], subject['state']].map(textOf).filter(Boolean);
  return (
    <RecordRow
      name={deeds[textOf(subject['how'])] ?? actions[action] ?? action}
      actions={<Quiet>{momentOf(at)}</Quiet>}
    >
      {what.length > 0 && <Quiet>{what.join(' · ')}</Quiet>}
    </RecordRow>
  );
}

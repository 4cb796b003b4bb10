import { useQuery } from '@tanstack/react-query';
import { industryLabels } from '@talent-os/contracts/access/tables';
import { listAuditEvents, type AuditEvent } from '@talent-os/contracts/audit/trail';
import type { Sent } from '@talent-os/contracts/define';
import { momentOf } from '@/lib/format';
import { ownTimezone } from '@/lib/own-timezone';
import { steadyQuery } from '@/lib/query';
import { RecordDrawer } from '@/ui/dialog/record-drawer';
import { Facts } from '@/ui/display/facts';
import { EmptyState } from '@/ui/loading/empty-state';
import { actorOf, roleOf } from './actor';
import css from './audit.module.css';

type EventDrawerProps = {
  readonly sequence: number;
  /** The page of the list it stands on. */
  readonly wanted: Sent<typeof listAuditEvents>;
  readonly onClose: () => void;
};

/** One event, whole: what it was done to, and how it hangs together with the one before. */
export function EventDrawer({ sequence, wanted, onClose }: EventDrawerProps) {
  const events = useQuery(steadyQuery(listAuditEvents, wanted));
  return (
    <RecordDrawer query={events} title={`Event ${sequence}`} onClose={onClose}>
      {({ items }) => <Found event={items.find((one) => one.sequence === sequence)} />}
    </RecordDrawer>
  );
}

function Found({ event }: { readonly event: AuditEvent | undefined }) {
  if (!event) return <EmptyState title="This event is not on this page of the list" />;
  return (
    <>
      <Facts
        items={[
          ['Action', event.action],
          ['Operation', event.operation],
          ['What it does', event.operationSummary],
          ['Person', actorOf(event)],
          ['Role', roleOf(event)],
          ['Industry', event.industry && industryLabels[event.industry]],
          ['When', momentOf(event.at, ownTimezone())],
          ['Trace', event.traceId],
        ]}
      />
      <h3 className={css.heading}>Details</h3>
      <pre className={css.details}>{JSON.stringify(event.subject, null, 2)}</pre>
      <h3 className={css.heading}>Seal</h3>
      <p className={css.hash}>{event.hash}</p>
    </>
  );
}

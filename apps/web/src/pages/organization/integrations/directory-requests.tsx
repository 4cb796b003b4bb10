import { useQuery } from '@tanstack/react-query';
import { listProvisioningRequests, type ProvisioningConnection } from '@talent-os/contracts/identity/provisioning';
import { RecordRow } from '@/ui/table/record-row';
import { Quiet } from '@/ui/display/quiet';
import { query } from '@/lib/query';
import { useFormat } from '@/lib/use-format';
import { StatusBadge } from '@/ui/display/status-badge';
import { EmptyState } from '@/ui/loading/empty-state';
import { Loaded } from '@/ui/loading/loaded';
import { Section } from '@/ui/page/section';
import rows from '@/ui/table/rows.module.css';

/** What a directory has changed lately, and what was refused and why. */
export function DirectoryRequests({ directory: { id: connectionId } }: { readonly directory: ProvisioningConnection }) {
  const requests = useQuery(query(listProvisioningRequests, { connectionId }));
  const { momentOf } = useFormat();
  return (
    <Section title="Latest requests">
      <Loaded query={requests} skeletons={3}>
        {({ items }) =>
          items.length === 0 ? (
            <EmptyState title="No changes yet" />
          ) : (
            <ul className={`${rows.rows} ${rows.inset}`} aria-label="Latest requests">
              {items.slice(0, 50).map(({ id, at, method, path, status, detail }) => (
                <RecordRow
                  key={id}
                  name={
                    <>
                      {method} {path}
                    </>
                  }
                  badges={
                    <StatusBadge variant={status < 400 ? 'success' : 'error'}>
                      {status < 400 ? 'Done' : 'Refused'}
                    </StatusBadge>
                  }
                  actions={<Quiet>{momentOf(at)}</Quiet>}
                >
                  {detail && <Quiet>{detail}</Quiet>}
                </RecordRow>
              ))}
            </ul>
          )
        }
      </Loaded>
    </Section>
  );
}

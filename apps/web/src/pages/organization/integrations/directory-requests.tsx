import { useQuery } from '@tanstack/react-query';
import { listProvisioningRequests, type ProvisioningConnection } from '@talent-os/contracts/identity/provisioning';
import { query } from '../../../lib/query';
import { useFormat } from '../../../lib/use-format';
import { StatusBadge } from '../../../ui/display/status-badge';
import { EmptyState } from '../../../ui/loading/empty-state';
import { Loaded } from '../../../ui/loading/loaded';
import { Section } from '../../../ui/page/section';
import rows from '../../../ui/table/rows.module.css';
import css from './integrations.module.css';

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
                <li key={id}>
                  <div className={rows.what}>
                    <span className={css.heading}>
                      <StatusBadge variant={status < 400 ? 'success' : 'error'}>
                        {status < 400 ? 'Done' : 'Refused'}
                      </StatusBadge>
                      <span className={rows.name}>
                        {method} {path}
                      </span>
                    </span>
                    {detail && <span className={css.about}>{detail}</span>}
                  </div>
                  <span className={css.about}>{momentOf(at)}</span>
                </li>
              ))}
            </ul>
          )
        }
      </Loaded>
    </Section>
  );
}

import { useQuery } from '@tanstack/react-query';
import { ssoRefusalLabels } from '@talent-os/contracts/identity/sso-events';
import { listSsoSignIns, type SsoConnection } from '@talent-os/contracts/identity/sso';
import { RecordRow } from '@/ui/table/record-row';
import { Quiet } from '@/ui/display/quiet';
import { query } from '@/lib/query';
import { useFormat } from '@/lib/use-format';
import { StatusBadge } from '@/ui/display/status-badge';
import { EmptyState } from '@/ui/loading/empty-state';
import { Loaded } from '@/ui/loading/loaded';
import { Section } from '@/ui/page/section';
import rows from '@/ui/table/rows.module.css';

/** Who came through a provider lately, and who was refused and why. */
export function ProviderSignIns({ provider: { id: ssoConnectionId } }: { readonly provider: SsoConnection }) {
  const signIns = useQuery(query(listSsoSignIns, { ssoConnectionId }));
  const { momentOf } = useFormat();
  return (
    <Section title="Latest sign-ins">
      <Loaded query={signIns} skeletons={3}>
        {({ items }) =>
          items.length === 0 ? (
            <EmptyState title="Nobody has signed in yet" />
          ) : (
            <ul className={`${rows.rows} ${rows.inset}`} aria-label="Latest sign-ins">
              {items.map(({ id, at, reason, userName }) => (
                <RecordRow
                  key={id}
                  name={userName ?? 'Nobody known'}
                  badges={
                    <StatusBadge variant={reason ? 'error' : 'success'}>{reason ? 'Refused' : 'Signed in'}</StatusBadge>
                  }
                  actions={<Quiet>{momentOf(at)}</Quiet>}
                >
                  {reason && <Quiet>{ssoRefusalLabels[reason]}</Quiet>}
                </RecordRow>
              ))}
            </ul>
          )
        }
      </Loaded>
    </Section>
  );
}

import { useQuery } from '@tanstack/react-query';
import { confirmSsoDomain, listSsoDomainsOf } from '@talent-os/contracts/identity/sso-domains';
import { query } from '@/lib/query';
import { RowButton } from '@/ui/button/row-button';
import { useConfirmed } from '@/ui/dialog/use-confirmed';
import { StatusBadge } from '@/ui/display/status-badge';
import { EmptyState } from '@/ui/loading/empty-state';
import { Loaded } from '@/ui/loading/loaded';
import { Card } from '@/ui/page/card';
import rows from '@/ui/table/rows.module.css';
import type { TenantProps } from './tenant-detail';

/** Mail domains an organization has named: the platform vouches for one where it cannot look names up. */
export function TenantDomains({ tenant: { id: organizationId, name } }: TenantProps) {
  const domains = useQuery(query(listSsoDomainsOf, { organizationId }));
  const [ask, question] = useConfirmed(confirmSsoDomain, (asked: { readonly id: string; readonly domain: string }) => ({
    input: { organizationId, ssoDomainId: asked.id },
    done: `${asked.domain} is confirmed`,
    title: `Confirm that ${asked.domain} is theirs?`,
    confirm: 'Confirm',
    children: `From then on the provider of ${name} speaks for every address of this domain. It stands in the organization’s audit trail with your name.`,
  }));
  return (
    <Card
      title="Mail domains"
      description="Of single sign-on. Proven by a record of the domain, or by your word."
      flush
    >
      <Loaded query={domains} skeletons={1}>
        {({ items }) =>
          items.length === 0 ? (
            <EmptyState title="No mail domains yet" />
          ) : (
            <ul className={rows.rows} aria-label="Mail domains">
              {items.map(({ id, domain, verifiedAt, verifiedBy }) => (
                <li key={id}>
                  <span className={rows.name}>{domain}</span>
                  {verifiedAt ? (
                    <StatusBadge variant="success">
                      {verifiedBy === 'platform' ? 'Confirmed by the platform' : 'Verified'}
                    </StatusBadge>
                  ) : (
                    <RowButton label="Confirm" of={domain} variant="default" onClick={() => ask({ id, domain })} />
                  )}
                </li>
              ))}
            </ul>
          )
        }
      </Loaded>
      {question}
    </Card>
  );
}

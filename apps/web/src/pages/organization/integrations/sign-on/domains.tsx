import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import {
  DOMAIN_RECORD,
  listSsoDomains,
  removeSsoDomain,
  verifySsoDomain,
  type SsoDomain,
} from '@talent-os/contracts/identity/sso-domains';
import type { SsoConnection } from '@talent-os/contracts/identity/sso';
import { useState } from 'react';
import { RecordRow } from '@/ui/table/record-row';
import { Quiet } from '@/ui/display/quiet';
import { freshOf } from '@/lib/fresh';
import { query } from '@/lib/query';
import { useCommand } from '@/lib/use-command';
import { RowButton } from '@/ui/button/row-button';
import { useConfirmed } from '@/ui/dialog/use-confirmed';
import { StatusBadge } from '@/ui/display/status-badge';
import { EmptyState } from '@/ui/loading/empty-state';
import { Loaded } from '@/ui/loading/loaded';
import { Card } from '@/ui/page/card';
import rows from '@/ui/table/rows.module.css';
import css from '../integrations.module.css';
import { DomainForm } from './domain-form';

type DomainsProps = { readonly providers: readonly SsoConnection[] };

/** Mail domains of the organization, and where they lead at sign-in. */
export function Domains({ providers }: DomainsProps) {
  const domains = useQuery(query(listSsoDomains, {}));
  const [edited, setEdited] = useState<SsoDomain | 'new'>();
  const [ask, question] = useConfirmed(removeSsoDomain, (leaving: SsoDomain) => ({
    input: { ssoDomainId: leaving.id },
    done: `${leaving.domain} was removed`,
    danger: true,
    title: `Remove ${leaving.domain}?`,
    confirm: 'Remove',
    children:
      'Its addresses are no longer offered a provider, nor linked or made by one. Whoever came through one before still signs in by it.',
  }));
  return (
    <Card
      title="Mail domains"
      description="A verified domain leads its addresses to a provider on the sign-in page. Providers link and make accounts for verified domains only."
      actions={
        <Button variant="default" size="xs" onClick={() => setEdited('new')}>
          Add a domain
        </Button>
      }
      flush
    >
      <Loaded query={domains} skeletons={2}>
        {({ items }) =>
          items.length === 0 ? (
            <EmptyState
              title="No mail domains yet"
              text="Add the domain of your addresses and verify that it is yours."
            />
          ) : (
            <ul className={rows.rows} aria-label="Mail domains">
              {items.map((domain) => (
                <DomainRow
                  key={domain.id}
                  domain={domain}
                  onRoute={() => setEdited(domain)}
                  onRemove={() => ask(domain)}
                />
              ))}
            </ul>
          )
        }
      </Loaded>
      {edited && (
        <DomainForm
          providers={providers}
          {...(edited !== 'new' && { domain: freshOf(edited, domains.data?.items) })}
          onClose={() => setEdited(undefined)}
        />
      )}
      {question}
    </Card>
  );
}

type DomainRowProps = { readonly domain: SsoDomain; readonly onRoute: () => void; readonly onRemove: () => void };

function DomainRow({
  domain: { id, domain, record, verifiedAt, verifiedBy, connection },
  onRoute,
  onRemove,
}: DomainRowProps) {
  const verify = useCommand(verifySsoDomain, { done: `${domain} is verified` });
  return (
    <RecordRow
      name={domain}
      badges={
        <StatusBadge variant={verifiedAt ? 'success' : 'warning'}>
          {verifiedAt ? (verifiedBy === 'platform' ? 'Confirmed by the platform' : 'Verified') : 'Not verified yet'}
        </StatusBadge>
      }
      actions={
        <>
          {!verifiedAt && (
            <RowButton
              label="Verify"
              of={domain}
              variant="default"
              loading={verify.loading}
              onClick={() => verify.mutate({ ssoDomainId: id })}
            />
          )}
          <RowButton label="Change" of={domain} variant="default" onClick={onRoute} />
          <RowButton label="Remove" of={domain} variant="subtle" onClick={onRemove} />
        </>
      }
    >
      <Quiet>{connection ? `Signs in by ${connection}` : 'Leads to no provider'}</Quiet>
      {!verifiedAt && (
        <Quiet>
          Add a TXT record at{' '}
          <code className={css.record}>
            {DOMAIN_RECORD}.{domain}
          </code>{' '}
          with <code className={css.record}>{record}</code>. Where this installation cannot look names up, whoever runs
          it can confirm the domain.
        </Quiet>
      )}
    </RecordRow>
  );
}

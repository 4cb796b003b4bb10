import type { Output } from '@talent-os/contracts/define';
import type { listSsoConnections, SsoConnection } from '@talent-os/contracts/identity/sso';
import { Button } from '@mantine/core';
import { ssoStateLabels } from '@talent-os/contracts/identity/sso';
import { RecordRow } from '@/ui/table/record-row';
import { Quiet } from '@/ui/display/quiet';
import { counted } from '@/lib/counted';
import { useFormat } from '@/lib/use-format';
import { RowButton } from '@/ui/button/row-button';
import { StatusBadge } from '@/ui/display/status-badge';
import { EmptyState } from '@/ui/loading/empty-state';
import { Loaded } from '@/ui/loading/loaded';
import type { QueryState } from '@/ui/loading/query-state';
import { Card } from '@/ui/page/card';
import layout from '@/ui/page/layout.module.css';
import rows from '@/ui/table/rows.module.css';
import { Domains } from './domains';

type SignOnProps = {
  readonly connections: QueryState<Output<typeof listSsoConnections>>;
  readonly onConnect: () => void;
  readonly onOpen: (id: string) => void;
};

export const stateVariants = { draft: 'secondary', active: 'success', paused: 'warning' } as const;

/** Providers by which people sign in, and the mail domains that lead to them. */
export const SignOn = ({ connections, onConnect, onOpen }: SignOnProps) => (
  <div className={layout.stack}>
    <Card
      title="Identity providers"
      description="People sign in with the account of your organization: Entra ID, Okta, Keycloak or another provider, over OpenID Connect."
      flush
    >
      <Loaded query={connections} skeletons={2}>
        {({ items }) =>
          items.length === 0 ? (
            <EmptyState
              title="No identity provider connected"
              text="Connect yours, test it, and people sign in without a password of their own here."
              action={
                <Button variant="default" onClick={onConnect}>
                  Connect a provider
                </Button>
              }
            />
          ) : (
            <ul className={rows.rows} aria-label="Identity providers">
              {items.map((provider) => (
                <ProviderRow key={provider.id} provider={provider} onOpen={() => onOpen(provider.id)} />
              ))}
            </ul>
          )
        }
      </Loaded>
    </Card>
    <Domains providers={connections.data?.items ?? []} />
  </div>
);

function ProviderRow({ provider, onOpen }: { readonly provider: SsoConnection; readonly onOpen: () => void }) {
  const { name, status, issuer, people, refused, lastUsedAt } = provider;
  const { momentOf } = useFormat();
  return (
    <RecordRow
      name={name}
      badges={
        <>
          <StatusBadge variant={stateVariants[status]}>{ssoStateLabels[status]}</StatusBadge>
          {refused > 0 && (
            <StatusBadge variant="error">{counted(refused, 'sign-ins refused', 'sign-in refused')} today</StatusBadge>
          )}
        </>
      }
      actions={<RowButton label="Open" of={name} variant="default" onClick={onOpen} />}
    >
      <Quiet>{issuer}</Quiet>
      <Quiet>
        {counted(people, 'people', 'person')} ·{' '}
        {lastUsedAt ? `last used ${momentOf(lastUsedAt)}` : 'nobody has come through it yet'}
      </Quiet>
    </RecordRow>
  );
}

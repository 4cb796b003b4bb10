import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { listApplicationTokens, type ApplicationToken } from '@talent-os/contracts/identity/application-tokens';
import { useState } from 'react';
import { RecordRow } from '../../../ui/table/record-row';
import { Quiet } from '../../../ui/display/quiet';
import { query } from '../../../lib/query';
import { useFormat } from '../../../lib/use-format';
import { Card } from '../../../ui/page/card';
import { EmptyState } from '../../../ui/loading/empty-state';
import { Loaded } from '../../../ui/loading/loaded';
import { RowButton } from '../../../ui/button/row-button';
import rows from '../../../ui/table/rows.module.css';
import { CreateToken } from './create-token';
import { RevokeToken } from './revoke-token';
import { scopeWords } from './scopes';

type Dialog = { readonly what: 'create' } | { readonly what: 'revoke'; readonly token: ApplicationToken };

/** The applications that act for the caller, each with a token of its own. */
export function ApplicationsCard() {
  const tokens = useQuery(query(listApplicationTokens, {}));
  const [dialog, setDialog] = useState<Dialog>();
  const close = () => setDialog(undefined);
  return (
    <Card
      title="Applications"
      description="AI applications reach Talent OS at /api/mcp. Most ask you by themselves; others need a token you create here. Neither opens anything else, and neither approves anything."
      actions={
        <Button variant="default" leftSection={<IconPlus size={15} />} onClick={() => setDialog({ what: 'create' })}>
          Create token
        </Button>
      }
      flush
    >
      <Loaded query={tokens} skeletons={2}>
        {({ items }) =>
          items.length === 0 ? (
            <EmptyState title="No application acts for you" />
          ) : (
            <ul className={rows.rows} aria-label="Applications">
              {items.map((token) => (
                <TokenRow key={token.id} token={token} onRevoke={() => setDialog({ what: 'revoke', token })} />
              ))}
            </ul>
          )
        }
      </Loaded>
      {dialog?.what === 'create' && <CreateToken onClose={close} />}
      {dialog?.what === 'revoke' && <RevokeToken token={dialog.token} onClose={close} />}
    </Card>
  );
}

type TokenRowProps = { readonly token: ApplicationToken; readonly onRevoke: () => void };

function TokenRow({ token: { name, scopes, expiresAt, lastUsedAt }, onRevoke }: TokenRowProps) {
  const { dayOf, momentOf } = useFormat();
  const may = scopes.map((scope) => scopeWords[scope].label).join(' · ');
  return (
    <RecordRow name={name} actions={<RowButton label="Revoke" of={name} variant="default" onClick={onRevoke} />}>
      <Quiet>{may}</Quiet>
      <Quiet>
        {lastUsedAt ? `Last used ${momentOf(lastUsedAt)}` : 'Never used'}. Ends on {dayOf(expiresAt)}.
      </Quiet>
    </RecordRow>
  );
}

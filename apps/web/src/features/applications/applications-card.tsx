import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import {
  listApplicationTokens,
  revokeApplicationToken,
  type ApplicationToken,
} from '@talent-os/contracts/identity/application-tokens';
import { useState } from 'react';
import { RecordRow } from '@/ui/table/record-row';
import { Quiet } from '@/ui/display/quiet';
import { query } from '@/lib/query';
import { useFormat } from '@/lib/use-format';
import { Card } from '@/ui/page/card';
import { EmptyState } from '@/ui/loading/empty-state';
import { Loaded } from '@/ui/loading/loaded';
import { RowButton } from '@/ui/button/row-button';
import { useConfirmed } from '@/ui/dialog/use-confirmed';
import rows from '@/ui/table/rows.module.css';
import { CreateToken } from './create-token';
import { scopeWords } from './scopes';

/** The applications that act for the caller, each with a token of its own. */
export function ApplicationsCard() {
  const tokens = useQuery(query(listApplicationTokens, {}));
  const [creating, setCreating] = useState(false);
  const [revoke, question] = useConfirmed(revokeApplicationToken, ({ id, name }: ApplicationToken) => ({
    input: { applicationTokenId: id },
    done: `The token of ${name} was revoked`,
    danger: true,
    title: `Revoke the token of ${name}?`,
    confirm: 'Revoke',
    children: 'It is refused everywhere within five seconds. Proposals it has made stay in your conversations.',
  }));
  return (
    <Card
      title="Applications"
      description="AI applications reach Talent OS at /api/mcp. Most ask you by themselves; others need a token you create here. Neither opens anything else, and neither approves anything."
      actions={
        <Button variant="default" leftSection={<IconPlus size={15} />} onClick={() => setCreating(true)}>
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
                <TokenRow key={token.id} token={token} onRevoke={() => revoke(token)} />
              ))}
            </ul>
          )
        }
      </Loaded>
      {creating && <CreateToken onClose={() => setCreating(false)} />}
      {question}
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

import { listShares, revokeShare } from '@talent-os/contracts/chat/shares';
import type { Output } from '@talent-os/contracts/define';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { RecordRow } from '@/ui/table/record-row';
import { Quiet } from '@/ui/display/quiet';
import { shortened } from '@/features/chat/history/days';
import { plain } from '@/features/chat/history/plain';
import { ago } from '@/lib/format';
import { query } from '@/lib/query';
import { useCommand } from '@/lib/use-command';
import { AppLink } from '@/ui/button/app-link';
import { Card } from '@/ui/page/card';
import { EmptyState } from '@/ui/loading/empty-state';
import { Page } from '@/ui/page/page';
import { RowButton } from '@/ui/button/row-button';
import rows from '@/ui/table/rows.module.css';
import css from './shared.module.css';

type Share = Output<typeof listShares>['withMe'][number];

/** What a conversation is called in a list. */
const nameOf = ({ title }: Share): string => shortened(plain(title ?? '')) || 'Conversation';

export function SharedLists({ actions }: { readonly actions: ReactNode }) {
  const shares = useQuery(query(listShares, {}));
  const { withMe = [], byMe = [] } = shares.data ?? {};
  return (
    <Page
      title="Shared conversations"
      description="Conversations with the assistant that colleagues let each other read."
      actions={actions}
      loading={shares}
    >
      <Card title="Shared with me" flush>
        {withMe.length === 0 ? (
          <EmptyState title="Nothing is shared with you" text="What colleagues share with you stands here." />
        ) : (
          <ul className={rows.rows} aria-label="Shared with me">
            {withMe.map((share) => (
              <ReceivedRow key={share.id} share={share} />
            ))}
          </ul>
        )}
      </Card>
      <Card title="Shared by me" flush>
        {byMe.length === 0 ? (
          <EmptyState
            title="You share no conversation"
            text="Open a conversation in the assistant and choose Share in its menu."
          />
        ) : (
          <ul className={rows.rows} aria-label="Shared by me">
            {byMe.map((share) => (
              <GivenRow key={share.id} share={share} />
            ))}
          </ul>
        )}
      </Card>
    </Page>
  );
}

function ReceivedRow({ share }: { readonly share: Share }) {
  const { id, hubTitle, personName, updatedAt, open } = share;
  return (
    <li>
      <div className={rows.what}>
        {open ? (
          <AppLink to={`/productivity/history?share=${id}`} className={rows.name}>
            {nameOf(share)}
          </AppLink>
        ) : (
          <span className={rows.name}>A conversation of {personName}</span>
        )}
        <span className={css.about}>
          {open
            ? `${personName} · ${hubTitle} · last message ${ago(updatedAt)}`
            : 'Your role does not open what it was answered from.'}
        </span>
      </div>
    </li>
  );
}

function GivenRow({ share }: { readonly share: Share }) {
  const { id, hubTitle, personName, sharedAt } = share;
  const revoke = useCommand(revokeShare, { done: `No longer shared with ${personName}` });
  return (
    <RecordRow
      name={nameOf(share)}
      actions={
        <RowButton
          label="Stop sharing"
          of={`${nameOf(share)} with ${personName}`}
          variant="default"
          loading={revoke.loading}
          onClick={() => revoke.mutate({ shareId: id })}
        />
      }
    >
      <Quiet>
        With {personName} · {hubTitle} · shared {ago(sharedAt)}
      </Quiet>
    </RecordRow>
  );
}

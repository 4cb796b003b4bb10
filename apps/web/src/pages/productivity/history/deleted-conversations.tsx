import { useQuery } from '@tanstack/react-query';
import { listDeletedSessions, RESTORE_DAYS, restoreSession } from '@talent-os/contracts/chat/sessions';
import type { Output } from '@talent-os/contracts/define';
import type { ReactNode } from 'react';
import { shortened } from '@/features/chat/history/days';
import { plain } from '@/features/chat/history/plain';
import { counted } from '@/lib/counted';
import { query } from '@/lib/query';
import { useCommand } from '@/lib/use-command';
import { useFormat } from '@/lib/use-format';
import { Card } from '@/ui/page/card';
import { EmptyState } from '@/ui/loading/empty-state';
import { Page } from '@/ui/page/page';
import { StatusBadge } from '@/ui/display/status-badge';
import { RowButton } from '@/ui/button/row-button';
import css from './history.module.css';

type DeletedConversation = Output<typeof listDeletedSessions>[number];

/** What the caller has deleted and can still take back. */
export function DeletedConversations({ actions }: { readonly actions: ReactNode }) {
  const deleted = useQuery(query(listDeletedSessions, {}));
  const restoring = useCommand(restoreSession, { done: 'Conversation restored' });
  return (
    <Page
      title="Deleted Conversations"
      description={`A deleted conversation can be restored for ${RESTORE_DAYS} days. After that it is removed for good.`}
      actions={actions}
      loading={deleted}
      skeletons={3}
    >
      {deleted.data?.length === 0 && (
        <Card>
          <EmptyState title="No deleted conversations" text="What you delete can be brought back from here." />
        </Card>
      )}
      {deleted.data && deleted.data.length > 0 && (
        <Card flush>
          <ul className="plain">
            {deleted.data.map((conversation) => (
              <DeletedItem
                key={conversation.id}
                conversation={conversation}
                disabled={restoring.loading}
                onRestore={() => restoring.mutate({ sessionId: conversation.id })}
              />
            ))}
          </ul>
        </Card>
      )}
    </Page>
  );
}

type DeletedItemProps = {
  readonly conversation: DeletedConversation;
  readonly disabled: boolean;
  readonly onRestore: () => void;
};

function DeletedItem({ conversation, disabled, onRestore }: DeletedItemProps) {
  const { question, hubTitle, pageTitle, messages, restorableUntil } = conversation;
  const { momentOf } = useFormat();
  const name = shortened(plain(question)) || 'Conversation';
  return (
    <li className={css.item}>
      <div className={css.gone}>
        <span className={css.name}>{name}</span>
        <span className={css.facts}>
          {[pageTitle, counted(messages, 'messages')].filter(Boolean).join(' · ')} · until{' '}
          <time dateTime={restorableUntil}>{momentOf(restorableUntil)}</time>
        </span>
      </div>
      <StatusBadge>{hubTitle}</StatusBadge>
      <RowButton label="Restore" of={name} variant="default" disabled={disabled} onClick={onRestore} />
    </li>
  );
}

import { deleteSession, restoreSession } from '@talent-os/contracts/chat/sessions';
import { useCallback, useState } from 'react';
import { setPanel, currentPanel } from '@/features/chat/panel';
import { useCommand } from '@/lib/use-command';
import type { ConversationRow } from './conversation.rules';

/** Deleting a conversation, and taking that back. */
export function useDeletion(onDeleted: () => void) {
  const [pending, setPending] = useState<ConversationRow>();
  const [deleted, setDeleted] = useState<ConversationRow>();
  const removal = useCommand(deleteSession);
  const restoring = useCommand(restoreSession, { done: 'Conversation restored' });
  const forget = useCallback(() => setDeleted(undefined), []);

  async function remove(conversation: ConversationRow): Promise<void> {
    await removal.run({ sessionId: conversation.id });
    if (currentPanel().sessionId === conversation.id) setPanel({ sessionId: undefined });
    setPending(undefined);
    setDeleted(conversation);
    onDeleted();
  }

  return {
    pending,
    deleted,
    loading: removal.loading,
    ask: setPending,
    cancel: () => setPending(undefined),
    /** Failures have been told; the dialog stays. */
    remove: (conversation: ConversationRow): void => void remove(conversation).catch(() => undefined),
    restore(conversation: ConversationRow): void {
      forget();
      restoring.mutate({ sessionId: conversation.id });
    },
    forget,
  };
}

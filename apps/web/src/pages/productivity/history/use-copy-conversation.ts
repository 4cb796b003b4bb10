import { useQueryClient } from '@tanstack/react-query';
import { getSession } from '@talent-os/contracts/chat/sessions';
import { branchTo } from '@/features/chat/conversation/branches.rules';
import { useCopy } from '@/features/chat/message/use-copy';
import { notify } from '@/lib/notify';
import { query } from '@/lib/query';
import { textOf } from './conversation.rules';

/** Copies a whole conversation as plain text: the branch it was left at. */
export function useCopyConversation(): (sessionId: string) => Promise<void> {
  const client = useQueryClient();
  const { copy } = useCopy();
  return async (sessionId) => {
    try {
      const { messages, leafId } = await client.fetchQuery(query(getSession, { sessionId }));
      await copy(textOf(branchTo(messages, leafId)));
    } catch (failure) {
      notify.failure(failure);
    }
  };
}

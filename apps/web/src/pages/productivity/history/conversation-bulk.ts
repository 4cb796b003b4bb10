import { deleteSession, restoreSession } from '@talent-os/contracts/chat/sessions';
import { counted } from '@/lib/counted';
import { bulkWithUndo, type BulkAction } from '@/ui/list/bulk-action';
import type { ConversationRow } from './conversation.rules';

const idOf = ({ id }: ConversationRow) => ({ sessionId: id });

/** Several conversations are deleted at once, and brought back. */
export const conversationBulk: readonly BulkAction<ConversationRow>[] = [
  bulkWithUndo(
    deleteSession,
    { operation: restoreSession, input: idOf },
    {
      key: 'delete',
      label: 'Delete',
      danger: true,
      allows: () => true,
      input: idOf,
      done: (count) => `${counted(count, 'conversations')} deleted`,
    },
  ),
];

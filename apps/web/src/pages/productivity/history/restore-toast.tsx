import { UndoToast } from '@/ui/message/undo-toast';
import type { ConversationRow } from './conversation.rules';

type RestoreToastProps = {
  readonly conversation: ConversationRow;
  readonly restore: (conversation: ConversationRow) => void;
  readonly forget: () => void;
};

/** A conversation was deleted: the way back. */
export const RestoreToast = ({ conversation, restore, forget }: RestoreToastProps) => (
  <UndoToast text="Conversation deleted" onUndo={() => restore(conversation)} onGone={forget} />
);

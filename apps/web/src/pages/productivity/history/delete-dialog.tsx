import { RESTORE_DAYS } from '@talent-os/contracts/chat/sessions';
import { ConfirmDialog } from '@/ui/dialog/confirm-dialog';
import { nameOf, type ConversationRow } from './conversation.rules';

type DeleteDialogProps = {
  readonly conversation: ConversationRow;
  readonly loading: boolean;
  readonly remove: (conversation: ConversationRow) => void;
  readonly cancel: () => void;
};

export function DeleteDialog({ conversation, loading, remove, cancel }: DeleteDialogProps) {
  return (
    <ConfirmDialog
      danger
      title="Delete conversation?"
      confirm="Delete"
      loading={loading}
      onConfirm={() => remove(conversation)}
      onClose={cancel}
    >
      “{nameOf(conversation)}” leaves your history. It can be restored for {RESTORE_DAYS} days; after that it is removed
      for good.
    </ConfirmDialog>
  );
}

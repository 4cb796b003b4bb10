import { deleteKnowledge, type KnowledgeFile } from '@talent-os/contracts/chat/knowledge';
import { useCommand } from '@/lib/use-command';
import { ConfirmDialog } from '@/ui/dialog/confirm-dialog';

type DeleteDocumentProps = { readonly file: KnowledgeFile; readonly onClose: () => void };

export function DeleteDocument({ file: { id: knowledgeFileId, title }, onClose }: DeleteDocumentProps) {
  const command = useCommand(deleteKnowledge, { done: `${title} was deleted` });
  return (
    <ConfirmDialog
      danger
      title="Delete the document?"
      confirm="Delete"
      loading={command.loading}
      onConfirm={() => void command.run({ knowledgeFileId }).then(onClose, () => undefined)}
      onClose={onClose}
    >
      {title} is gone for good, with its file and everything the assistant has read in it. Answers already given stay in
      their conversations.
    </ConfirmDialog>
  );
}

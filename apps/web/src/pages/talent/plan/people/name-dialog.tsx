import { nameSuccessor } from '@talent-os/contracts/talent/team-people';
import { SpokenTextarea } from '@/features/voice/spoken-textarea';
import { useCommandForm } from '@/lib/use-command-form';
import { FormDialog } from '@/ui/dialog/form-dialog';
import { PersonSelect } from '@/ui/field/person-select';

type NameDialogProps = { readonly positionId: string; readonly name: string; readonly onClose: () => void };

/** Names a colleague to succeed somebody. */
export function NameDialog({ positionId, name, onClose }: NameDialogProps) {
  const { field, dialog } = useCommandForm(nameSuccessor, {
    initial: { successorId: '', note: '' },
    toInput: ({ successorId, note }) => ({ positionId, successorId, ...(note.trim() && { note }) }),
    done: `A successor of ${name} was named`,
    onClose,
  });
  return (
    <FormDialog {...dialog} title={`Name a successor of ${name}`} submit="Name">
      <PersonSelect label="Successor" current={undefined} {...field('successorId')} />
      <SpokenTextarea label="Note" autosize minRows={2} maxLength={500} {...field('note')} />
    </FormDialog>
  );
}

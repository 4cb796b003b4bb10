import { TextInput } from '@mantine/core';
import { renameCompetitor } from '@talent-os/contracts/sales/battlecards';
import { counted } from '@/lib/counted';
import { useCommandForm } from '@/lib/use-command-form';
import { FormDialog } from '@/ui/dialog/form-dialog';

type RenameDialogProps = { readonly competitor: string; readonly onClose: () => void };

/** Gives a competitor another name, or makes one of two; the dialog is the question. */
export function RenameDialog({ competitor, onClose }: RenameDialogProps) {
  const { field, dialog } = useCommandForm(renameCompetitor, {
    initial: { newName: competitor },
    toInput: ({ newName }) => ({ competitor, newName }),
    done: ({ deals, assets }) => `Renamed in ${counted(deals, 'deals')} and on ${counted(assets, 'battlecards')}`,
    onClose,
  });
  return (
    <FormDialog {...dialog} title={`Rename ${competitor}`} submit="Rename">
      <TextInput
        label="Name"
        description="Deals and battlecards follow, and who types the old name means the new one. The name of another competitor makes one of both."
        required
        maxLength={80}
        {...field('newName')}
      />
    </FormDialog>
  );
}

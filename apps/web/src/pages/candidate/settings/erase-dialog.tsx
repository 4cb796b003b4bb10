import { TextInput } from '@mantine/core';
import { ERASURE_WAIT_DAYS, ERASURE_WORD, requestErasure } from '@talent-os/contracts/talent/own-erasure';
import { counted } from '@/lib/counted';
import { useCommandForm } from '@/lib/use-command-form';
import { FormDialog } from '@/ui/dialog/form-dialog';

/** Asks once more, in a word that nobody types by mistake. */
export function EraseDialog({ onClose }: { readonly onClose: () => void }) {
  const { field, dialog } = useCommandForm(requestErasure, {
    initial: { word: '' },
    toInput: ({ word }) => ({ word: word as typeof ERASURE_WORD }),
    done: 'Asked for. You can take it back until it begins',
    onClose,
  });
  return (
    <FormDialog {...dialog} title="Erase everything about you?" submit="Erase me">
      <p>
        In {counted(ERASURE_WAIT_DAYS, 'days')} your applications are withdrawn, your account is closed and all of it is
        erased. Until then you can take it back here; afterwards nobody can bring it back, and a mail tells you that it
        is done. Take an archive along first, if you want one.
      </p>
      <TextInput
        label={`Type ${ERASURE_WORD} to confirm`}
        required
        autoComplete="off"
        data-autofocus
        {...field('word')}
      />
    </FormDialog>
  );
}

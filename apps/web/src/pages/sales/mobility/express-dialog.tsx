import { Text } from '@mantine/core';
import { expressInterest } from '@talent-os/contracts/talent/mobility';
import { useCommandForm } from '@/lib/use-command-form';
import { FormDialog } from '@/ui/dialog/form-dialog';
import { SpokenTextarea } from '@/features/voice/spoken-textarea';
import type { Opportunity } from './readiness';

/** Characters a note may have. */
const NOTE_LENGTH = 500;

type ExpressDialogProps = { readonly opportunity: Opportunity; readonly onClose: () => void };

/** Tells the hiring manager of a position that the person is interested. */
export function ExpressDialog({ opportunity: { id, title, department }, onClose }: ExpressDialogProps) {
  const { form, field, dialog } = useCommandForm(expressInterest, {
    initial: { note: '' },
    toInput: ({ note }) => ({ positionId: id, ...(note.trim() && { note }) }),
    done: `Interest in ${title} expressed`,
    onClose,
  });
  return (
    <FormDialog {...dialog} title="Express Interest" submit="Express Interest">
      <Text size="sm">
        {title}, {department}. The hiring manager will read it; your own manager hears of it only when it is approved.
      </Text>
      <SpokenTextarea
        label="Note"
        description={`${form.values.note.length} / ${NOTE_LENGTH}`}
        inputWrapperOrder={['label', 'input', 'description', 'error']}
        autosize
        minRows={3}
        maxLength={NOTE_LENGTH}
        data-autofocus
        {...field('note')}
      />
    </FormDialog>
  );
}

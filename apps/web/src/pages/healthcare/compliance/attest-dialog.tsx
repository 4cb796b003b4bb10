import { Checkbox, Stack, Text } from '@mantine/core';
import { ATTESTED_DAYS, type AttestationKind } from '@talent-os/contracts/healthcare/attestations';
import { attest } from '@talent-os/contracts/healthcare/compliance';
import { day } from '@/lib/format';
import { useCommand } from '@/lib/use-command';
import { useSubmitForm } from '@/lib/use-submit-form';
import { FormDialog } from '@/ui/dialog/form-dialog';
import { duties } from './labels';

type AttestDialogProps = { readonly kind: AttestationKind; readonly onClose: () => void };

/** The statement, and the box that makes it one's own. */
export function AttestDialog({ kind, onClose }: AttestDialogProps) {
  const { title, attest: verb, statement } = duties[kind];
  const command = useCommand(attest, {
    done: ({ dueOn }) => `${title} attested until ${day(dueOn)}`,
  });
  const { field, dialog } = useSubmitForm({
    initial: { agreed: false },
    // What somebody attests they agree to then and there.
    draft: undefined,
    validate: ({ agreed }) => (agreed ? {} : { agreed: 'Please agree first' }),
    send: () => command.run({ kind }),
    loading: command.loading,
    onClose,
  });
  return (
    <FormDialog {...dialog} title={title} submit={verb}>
      <Stack gap="sm">
        <Text size="sm">It holds for {ATTESTED_DAYS} days from today.</Text>
        <Checkbox label={statement} data-autofocus {...field('agreed', { type: 'checkbox' })} />
      </Stack>
    </FormDialog>
  );
}

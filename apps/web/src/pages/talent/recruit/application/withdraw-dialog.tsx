import { Text } from '@mantine/core';
import { useForm } from '@mantine/form';
import { withdrawApplication } from '@talent-os/contracts/talent/application-changes';
import { ApiError } from '../../../../lib/api-error';
import { useCommand } from '../../../../lib/use-command';
import { useReturnFocus } from '../../../../lib/use-return-focus';
import { FormDialog } from '../../../../ui/form-dialog';
import { SpokenTextarea } from '../../../../features/voice/spoken-textarea';
import { pipelineReads } from '../reads';
import type { Application } from './application';

type WithdrawDialogProps = { readonly application: Application; readonly onClose: () => void };

/** Notes that somebody no longer wants the position, and how they said so. */
export function WithdrawDialog({ application, onClose }: WithdrawDialogProps) {
  useReturnFocus();
  const command = useCommand(withdrawApplication, {
    refetches: pipelineReads,
    done: `${application.personName} has withdrawn`,
  });
  const form = useForm({
    initialValues: { note: '' },
    validate: { note: (note) => (note.trim() ? null : 'Please note why they withdraw') },
  });
  const submit = form.onSubmit(async ({ note }) => {
    try {
      await command.run({ applicationId: application.id, note });
      onClose();
    } catch (failure) {
      if (failure instanceof ApiError) form.setErrors(failure.byField);
    }
  });
  return (
    <FormDialog
      opened
      title="Withdraw application"
      submit="Withdraw application"
      loading={command.loading}
      onSubmit={submit}
      onClose={onClose}
    >
      <Text size="sm">
        {application.personName} no longer wants {application.positionTitle}. This cannot be taken back.
      </Text>
      <SpokenTextarea
        label="What did they say?"
        required
        autosize
        minRows={2}
        maxLength={500}
        data-autofocus
        {...form.getInputProps('note')}
      />
    </FormDialog>
  );
}

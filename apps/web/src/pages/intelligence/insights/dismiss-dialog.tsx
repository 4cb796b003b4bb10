import { Radio, Stack, Text } from '@mantine/core';
import { conditionOf, dismissReasons, type DismissReason } from '@talent-os/contracts/insights/rules';
import { dismissInsight, restoreInsight, type Insight } from '@talent-os/contracts/intelligence/insights';
import { SpokenTextarea } from '@/features/voice/spoken-textarea';
import { choicesOf } from '@/lib/choices';
import { useCommand } from '@/lib/use-command';
import { useCommandForm } from '@/lib/use-command-form';
import { FormDialog } from '@/ui/dialog/form-dialog';

type DismissDialogProps = { readonly insight: Insight; readonly onClose: () => void };

/** Dismisses an insight, with the reason and what that changes for everybody. */
export function DismissDialog({ insight: { rule, key, title, beyond }, onClose }: DismissDialogProps) {
  const restore = useCommand(restoreInsight, { done: 'The rule looks as it did before' });
  const { field, dialog } = useCommandForm(dismissInsight, {
    initial: { reason: '' as DismissReason | '', note: '' },
    toInput: ({ reason, note }) => ({ rule, key, reason: reason as DismissReason, ...(note.trim() && { note }) }),
    undo: ({ dismissalId }) => ({ text: 'Dismissed', run: () => restore.mutate({ dismissalId }) }),
    onClose,
  });
  return (
    <FormDialog {...dialog} title="Dismiss insight" submit="Dismiss">
      <Text size="sm">
        <b>{title}.</b>{' '}
        {beyond === null
          ? 'It stays away for the whole organization until somebody takes that back.'
          : `For the whole organization the rule then looks for when ${conditionOf(rule, beyond)}.`}
      </Text>
      <Radio.Group label="Reason" required {...field('reason')}>
        <Stack gap="xs" pt="xs">
          {choicesOf(dismissReasons).map(({ value, label }) => (
            <Radio key={value} value={value} label={label} />
          ))}
        </Stack>
      </Radio.Group>
      <SpokenTextarea label="Note" autosize minRows={2} maxLength={500} {...field('note')} />
    </FormDialog>
  );
}

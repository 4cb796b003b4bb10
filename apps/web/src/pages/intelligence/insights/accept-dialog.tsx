import { Text } from '@mantine/core';
import { acceptInsight, type Insight } from '@talent-os/contracts/intelligence/insights';
import { useCommandForm } from '@/lib/use-command-form';
import { useToday } from '@/lib/use-today';
import { FormDialog } from '@/ui/dialog/form-dialog';
import { DayField } from '@/ui/field/day-field';

type AcceptDialogProps = { readonly insight: Insight; readonly onClose: () => void };

/** Takes an insight up as a task of the reader's. */
export function AcceptDialog({ insight: { rule, key, title, evidence }, onClose }: AcceptDialogProps) {
  const today = useToday();
  const { field, dialog } = useCommandForm(acceptInsight, {
    initial: { due: '' },
    toInput: ({ due }) => ({ rule, key, due: due || null }),
    done: 'It is on your list of tasks',
    onClose,
  });
  return (
    <FormDialog {...dialog} title="Add as task" submit="Add task">
      <Text size="sm">
        <b>{title}.</b> {evidence} Others see that you are on it.
      </Text>
      <DayField label="Due" required={false} min={today} {...field('due')} />
    </FormDialog>
  );
}

import { TextInput } from '@mantine/core';
import { saveQuestion } from '@talent-os/contracts/intelligence/questions';
import type { Draft } from '@/features/questions/question-state';
import { useCommandForm } from '@/lib/use-command-form';
import { FormDialog } from '@/ui/dialog/form-dialog';

type SaveDialogProps = { readonly draft: Draft; readonly onClose: () => void };

/** Keeps a question under a name. */
export function SaveDialog({ draft, onClose }: SaveDialogProps) {
  const { dataset, of, field, groups, filters, chart, days } = draft;
  const { field: input, dialog } = useCommandForm(saveQuestion, {
    initial: { title: '' },
    toInput: ({ title }) => ({
      title,
      dataset,
      of,
      chart,
      days,
      ...(field && { field }),
      ...(groups && { groups }),
      ...(filters && { filters }),
    }),
    done: 'The question is saved',
    onClose,
  });
  return (
    <FormDialog {...dialog} title="Save question" submit="Save">
      <TextInput label="Title" required maxLength={120} {...input('title')} />
    </FormDialog>
  );
}

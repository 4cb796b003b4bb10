import { createGoal } from '@talent-os/contracts/productivity/goals';
import { useCommandForm } from '@/lib/use-command-form';
import { useToday } from '@/lib/use-today';
import { FormDialog } from '@/ui/dialog/form-dialog';
import { GoalFields } from './goal-fields';
import { emptyGoal, factsOf } from './goal-form';
import { KeyResultFields } from './key-result-fields';

type NewGoalDialogProps = { readonly onClose: () => void; readonly onCreated: (goalId: string) => void };

/** Writes down a goal; it starts as a draft. */
export function NewGoalDialog({ onClose, onCreated }: NewGoalDialogProps) {
  const { form, field, dialog } = useCommandForm(createGoal, {
    initial: emptyGoal(useToday()),
    toInput: factsOf,
    done: ({ title }) => `${title} was added as a draft`,
    onClose,
    onDone: ({ id }) => {
      onClose();
      onCreated(id);
    },
  });
  return (
    <FormDialog {...dialog} title="Add goal" submit="Add goal" size="lg">
      <GoalFields values={form.values} field={field} />
      <KeyResultFields
        rows={form.values.keyResults}
        field={field}
        onAdd={(row) => form.insertListItem('keyResults', row)}
        onRemove={(index) => form.removeListItem('keyResults', index)}
      />
    </FormDialog>
  );
}

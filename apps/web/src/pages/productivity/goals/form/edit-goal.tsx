import { updateGoal, type Goal } from '@talent-os/contracts/productivity/goals';
import { useCommandForm } from '@/lib/use-command-form';
import { FormBody } from '@/ui/dialog/form-body';
import { GoalFields } from './goal-fields';
import { factsOf, valuesOf } from './goal-form';
import { KeyResultFields } from './key-result-fields';

/** Changes a goal and its key results. What was typed stays when another tab was faster. */
export function EditGoal({ goal, onDone }: { readonly goal: Goal; readonly onDone: () => void }) {
  const { form, field, dialog } = useCommandForm(updateGoal, {
    initial: valuesOf(goal),
    toInput: (values) => ({ goalId: goal.id, version: goal.version, ...factsOf(values) }),
    done: 'Goal saved',
    onClose: onDone,
  });
  return (
    <FormBody {...dialog} label="Edit goal" submit="Save">
      <GoalFields values={form.values} field={field} goalId={goal.id} />
      <KeyResultFields
        rows={form.values.keyResults}
        field={field}
        onAdd={(row) => form.insertListItem('keyResults', row)}
        onRemove={(index) => form.removeListItem('keyResults', index)}
      />
    </FormBody>
  );
}

import { Button, Group, Stack } from '@mantine/core';
import { updateGoal, type Goal } from '@talent-os/contracts/productivity/goals';
import { useCommandForm } from '../../../../lib/use-command-form';
import { goalReads } from '../../reads';
import { GoalFields } from './goal-fields';
import { factsOf, valuesOf } from './goal-form';
import { KeyResultFields } from './key-result-fields';

/** Changes a goal and its key results. What was typed stays when another tab was faster. */
export function EditGoal({ goal, onDone }: { readonly goal: Goal; readonly onDone: () => void }) {
  const { form, field, submit, loading } = useCommandForm(updateGoal, {
    initial: valuesOf(goal),
    toInput: (values) => ({ goalId: goal.id, version: goal.version, ...factsOf(values) }),
    refetches: goalReads,
    done: 'Goal saved',
    onDone,
  });
  return (
    <form noValidate onSubmit={submit} aria-label="Edit goal">
      <Stack gap="md">
        <GoalFields values={form.values} field={field} goalId={goal.id} />
        <KeyResultFields
          rows={form.values.keyResults}
          field={field}
          onAdd={(row) => form.insertListItem('keyResults', row)}
          onRemove={(index) => form.removeListItem('keyResults', index)}
        />
        <Group justify="flex-end" gap="xs">
          <Button variant="default" onClick={onDone} disabled={loading}>
            Cancel
          </Button>
          <Button type="submit" loading={loading}>
            Save
          </Button>
        </Group>
      </Stack>
    </form>
  );
}

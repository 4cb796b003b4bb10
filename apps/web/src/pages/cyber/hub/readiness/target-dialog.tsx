import { NumberInput, Select } from '@mantine/core';
import { MOST_WANTED, setTarget } from '@talent-os/contracts/cyber/readiness';
import type { WorkRole } from '@talent-os/contracts/cyber/readiness-work-roles';
import { useCommandForm } from '../../../../lib/use-command-form';
import { useReturnFocus } from '../../../../lib/use-return-focus';
import { FormDialog } from '../../../../ui/form-dialog';
import { readinessReads } from './readiness-reads';
import { workRoleOptions } from './work-role-options';

type TargetDialogProps = {
  /** Fixed where the work role is chosen already, with how many people it needs now. */
  readonly of?: { readonly workRole: WorkRole; readonly target: number };
  readonly onClose: () => void;
};

/** Says how many people a work role needs. */
export function TargetDialog({ of, onClose }: TargetDialogProps) {
  useReturnFocus();
  const { form, field, submit, loading } = useCommandForm(setTarget, {
    initial: { workRole: (of?.workRole ?? null) as WorkRole | null, target: of?.target ?? 1 },
    toInput: ({ workRole, target }) => ({ workRole: workRole as WorkRole, target }),
    refetches: readinessReads,
    done: (_, { target }) => (target === 0 ? 'Taken off the list' : 'The team needs it now'),
    onDone: onClose,
  });
  const { error, ...role } = field('workRole');
  return (
    <FormDialog
      opened
      title={of ? 'People needed' : 'Need a work role'}
      submit="Save"
      loading={loading}
      onSubmit={submit}
      onClose={onClose}
    >
      {!of && (
        <Select
          label="Work role"
          required
          searchable
          nothingFoundMessage="No work role with this name"
          maxDropdownHeight={240}
          data={workRoleOptions}
          {...role}
          {...(error && { error: 'Please choose a work role' })}
        />
      )}
      <NumberInput
        label="People"
        description="None takes the work role off the list"
        min={0}
        max={MOST_WANTED}
        allowDecimal={false}
        value={form.values.target}
        error={form.errors['target']}
        onChange={(value) => form.setFieldValue('target', Number(value))}
      />
    </FormDialog>
  );
}

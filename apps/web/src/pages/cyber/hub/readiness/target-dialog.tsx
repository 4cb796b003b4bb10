import { MOST_WANTED, setTarget } from '@talent-os/contracts/cyber/readiness';
import type { WorkRole } from '@talent-os/contracts/cyber/readiness-work-roles';
import { useCommandForm } from '@/lib/use-command-form';
import { FormDialog } from '@/ui/dialog/form-dialog';
import { WorkRoleField } from './work-role-field';
import { NumberField } from '@/ui/field/number-field';

type TargetDialogProps = {
  /** Fixed where the work role is chosen already, with how many people it needs now. */
  readonly of?: { readonly workRole: WorkRole; readonly target: number };
  readonly onClose: () => void;
};

/** Says how many people a work role needs. */
export function TargetDialog({ of, onClose }: TargetDialogProps) {
  const { form, field, dialog } = useCommandForm(setTarget, {
    initial: { workRole: (of?.workRole ?? null) as WorkRole | null, target: of?.target ?? 1 },
    toInput: ({ workRole, target }) => ({ workRole: workRole as WorkRole, target }),
    done: (_, { target }) => (target === 0 ? 'Taken off the list' : 'The team needs it now'),
    onClose,
  });
  return (
    <FormDialog {...dialog} title={of ? 'People needed' : 'Need a work role'} submit="Save">
      {!of && <WorkRoleField {...field('workRole')} />}
      <NumberField
        label="People"
        description="None takes the work role off the list"
        min={0}
        max={MOST_WANTED}
        decimals={0}
        value={form.values.target}
        error={form.errors['target']}
        onChange={(value) => form.setFieldValue('target', Number(value))}
      />
    </FormDialog>
  );
}

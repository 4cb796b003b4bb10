import { MOST_TARGET, setHeadcountTarget, type TeamPlan } from '@talent-os/contracts/talent/headcount';
import { useCommandForm } from '@/lib/use-command-form';
import { FormDialog } from '@/ui/dialog/form-dialog';
import { quarterLabel } from './labels';
import { NumberField } from '@/ui/field/number-field';

type TargetDialogProps = { readonly team: TeamPlan; readonly quarter: string; readonly onClose: () => void };

/** Says how many seats a team is to have in a quarter. */
export function TargetDialog({ team, quarter, onClose }: TargetDialogProps) {
  const { industry, department, seats, target, version } = team;
  const { form, dialog } = useCommandForm(setHeadcountTarget, {
    initial: { targetSeats: (target ?? seats) as number | string },
    toInput: ({ targetSeats }) => ({
      industry,
      department,
      quarter,
      targetSeats: targetSeats === '' ? Number.NaN : Number(targetSeats),
      ...(version !== null && { version }),
    }),
    done: `Target of ${department} set`,
    onClose,
  });
  return (
    <FormDialog {...dialog} title={`Target of ${department}`} submit="Set target" size="sm">
      <NumberField
        label={`Seats in ${quarterLabel(quarter)}`}
        description={`The team has ${seats} now.`}
        required
        min={0}
        max={MOST_TARGET}
        decimals={0}
        data-autofocus
        value={form.values.targetSeats}
        error={form.errors['targetSeats']}
        onChange={(value) => form.setFieldValue('targetSeats', value)}
      />
    </FormDialog>
  );
}

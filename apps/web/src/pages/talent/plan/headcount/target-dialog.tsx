import { NumberInput } from '@mantine/core';
import {
  getHeadcountPlan,
  MOST_TARGET,
  setHeadcountTarget,
  type TeamPlan,
} from '@talent-os/contracts/talent/headcount';
import { useCommandForm } from '../../../../lib/use-command-form';
import { useReturnFocus } from '../../../../lib/use-return-focus';
import { FormDialog } from '../../../../ui/form-dialog';
import { quarterLabel } from './labels';

type TargetDialogProps = { readonly team: TeamPlan; readonly quarter: string; readonly onClose: () => void };

/** Says how many seats a team is to have in a quarter. */
export function TargetDialog({ team, quarter, onClose }: TargetDialogProps) {
  useReturnFocus();
  const { industry, department, seats, target, version } = team;
  const { form, submit, loading } = useCommandForm(setHeadcountTarget, {
    initial: { targetSeats: (target ?? seats) as number | string },
    toInput: ({ targetSeats }) => ({
      industry,
      department,
      quarter,
      targetSeats: targetSeats === '' ? Number.NaN : Number(targetSeats),
      ...(version !== null && { version }),
    }),
    refetches: [getHeadcountPlan],
    done: `Target of ${department} set`,
    onDone: onClose,
  });
  return (
    <FormDialog
      opened
      title={`Target of ${department}`}
      submit="Set target"
      loading={loading}
      onSubmit={submit}
      onClose={onClose}
      size="sm"
    >
      <NumberInput
        label={`Seats in ${quarterLabel(quarter)}`}
        description={`The team has ${seats} now.`}
        required
        min={0}
        max={MOST_TARGET}
        allowDecimal={false}
        data-autofocus
        value={form.values.targetSeats}
        error={form.errors['targetSeats']}
        onChange={(value) => form.setFieldValue('targetSeats', value)}
      />
    </FormDialog>
  );
}

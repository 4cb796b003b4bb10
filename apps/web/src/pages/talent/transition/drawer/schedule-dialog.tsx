import { scheduleTransition } from '@talent-os/contracts/talent/transition-changes';
import { useCommandForm } from '@/lib/use-command-form';
import { useToday } from '@/lib/use-today';
import { DayField } from '@/ui/field/day-field';
import { FormDialog } from '@/ui/dialog/form-dialog';
import type { MoveDialogProps } from '@/features/transitions/cancel-dialog';

/** Chooses another day on which a move takes effect. */
export function ScheduleDialog({ move, onClose }: MoveDialogProps) {
  const { id: transitionId, version, effectiveDate, employeeName } = move;
  const today = useToday();
  const { field, dialog } = useCommandForm(scheduleTransition, {
    initial: { effectiveDate },
    toInput: (values) => ({ transitionId, version, ...values }),
    done: `The move of ${employeeName} has another day`,
    onClose,
  });
  return (
    <FormDialog {...dialog} title="Change the day" submit="Save">
      <DayField
        label="Takes effect on"
        description="Just after midnight, once everything is handed over."
        min={today}
        {...field('effectiveDate')}
      />
    </FormDialog>
  );
}

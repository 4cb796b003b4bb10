import { recordLeave, type RosterPerson } from '@talent-os/contracts/healthcare/roster';
import { useCommandForm } from '@/lib/use-command-form';
import { DayField } from '@/ui/field/day-field';
import { FormDialog } from '@/ui/dialog/form-dialog';

type LeaveDialogProps = { readonly person: RosterPerson; readonly date: string; readonly onClose: () => void };

/** Records days on which somebody is given no shift. */
export function LeaveDialog({ person: { userId, name }, date, onClose }: LeaveDialogProps) {
  const { field, dialog } = useCommandForm(recordLeave, {
    initial: { firstDay: date, lastDay: date },
    toInput: (values) => ({ userId, ...values }),
    done: `Leave of ${name} recorded`,
    onClose,
  });
  return (
    <FormDialog {...dialog} title={`Leave of ${name}`} submit="Record leave">
      <DayField label="First day" {...field('firstDay')} />
      <DayField label="Last day" {...field('lastDay')} />
    </FormDialog>
  );
}

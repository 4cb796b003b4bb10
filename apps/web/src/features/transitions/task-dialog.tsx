import { TextInput } from '@mantine/core';
import { addHandoverTask } from '@talent-os/contracts/talent/transition-changes';
import { useCommandForm } from '@/lib/use-command-form';
import { DayField } from '@/ui/field/day-field';
import { FormDialog } from '@/ui/dialog/form-dialog';
import { PersonSelect } from '@/ui/field/person-select';
import type { MoveDialogProps } from './cancel-dialog';

/** Adds a task to what is handed over; its owner is told. */
export function TaskDialog({ move, onClose }: MoveDialogProps) {
  const { id: transitionId, employeeId, employeeName, effectiveDate } = move;
  const { field, dialog } = useCommandForm(addHandoverTask, {
    initial: { title: '', ownerId: employeeId, due: effectiveDate },
    toInput: (values) => ({ transitionId, ...values }),
    done: 'Task added',
    onClose,
  });
  return (
    <FormDialog {...dialog} title="Add handover task" submit="Add">
      <TextInput label="Task" required maxLength={160} data-autofocus {...field('title')} />
      <PersonSelect
        label="Owner"
        autofocus={false}
        current={{ id: employeeId, name: employeeName }}
        {...field('ownerId')}
      />
      <DayField label="Due" {...field('due')} />
    </FormDialog>
  );
}

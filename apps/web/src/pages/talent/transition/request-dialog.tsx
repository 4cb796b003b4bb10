import { Select } from '@mantine/core';
import { requestTransition } from '@talent-os/contracts/talent/transition-changes';
import { transitionTypes, type TransitionType } from '@talent-os/contracts/talent/transition-states';
import { choicesOf } from '@/lib/choices';
import { useCommandForm } from '@/lib/use-command-form';
import { useToday } from '@/lib/use-today';
import { DayField } from '@/ui/field/day-field';
import { FormDialog } from '@/ui/dialog/form-dialog';
import { PersonSelect } from '@/ui/field/person-select';
import { SpokenTextarea } from '@/features/voice/spoken-textarea';
import { SeatSelect } from './seat-select';

const types = choicesOf(transitionTypes);

type RequestDialogProps = {
  /** Whom it is about, where that is known already. */
  readonly employee?: { readonly id: string; readonly name: string };
  readonly onClose: () => void;
  readonly onDone: (id: string) => void;
};

/** Asks for a move of a colleague into an open seat. */
export function RequestDialog({ employee, onClose, onDone }: RequestDialogProps) {
  const today = useToday();
  const { field, dialog } = useCommandForm(requestTransition, {
    initial: {
      employeeId: employee?.id ?? '',
      toPositionId: '',
      type: 'lateral' as TransitionType,
      effectiveDate: '',
      note: '',
    },
    toInput: ({ note, ...values }) => ({ ...values, ...(note.trim() && { note }) }),
    done: ({ employeeName }) => `The move of ${employeeName} was requested`,
    onClose,
    onDone: ({ id }) => {
      onClose();
      onDone(id);
    },
  });
  return (
    <FormDialog {...dialog} title="Request transition" submit="Request">
      <PersonSelect label="Person" current={employee} {...field('employeeId')} />
      <SeatSelect {...field('toPositionId')} />
      <Select label="Type" required allowDeselect={false} data={types} {...field('type')} />
      <DayField label="Takes effect on" min={today} {...field('effectiveDate')} />
      <SpokenTextarea label="Note" autosize minRows={2} maxLength={500} {...field('note')} />
    </FormDialog>
  );
}

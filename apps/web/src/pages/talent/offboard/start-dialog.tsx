import { Checkbox, Select } from '@mantine/core';
import { startOffboarding } from '@talent-os/contracts/talent/offboarding';
import { leavingTypes, type LeavingType } from '@talent-os/contracts/talent/offboarding-states';
import { SpokenTextarea } from '@/features/voice/spoken-textarea';
import { choicesOf } from '@/lib/choices';
import { useCommandForm } from '@/lib/use-command-form';
import { useToday } from '@/lib/use-today';
import { FormDialog } from '@/ui/dialog/form-dialog';
import { DayField } from '@/ui/field/day-field';
import { PersonSelect } from '@/ui/field/person-select';

type StartDialogProps = { readonly onClose: () => void; readonly onDone: (id: string) => void };

/** Lets somebody leave. */
export function StartDialog({ onClose, onDone }: StartDialogProps) {
  const today = useToday();
  const { form, field, dialog } = useCommandForm(startOffboarding, {
    initial: { employeeId: '', type: 'voluntary' as LeavingType, lastDay: '', reason: '', withoutCover: false },
    toInput: ({ reason, ...values }) => ({ ...values, ...(reason.trim() && { reason }) }),
    done: 'The offboarding has started',
    onClose,
    onDone: ({ id }) => onDone(id),
  });
  const atOnce = form.values.type === 'involuntary';
  return (
    <FormDialog {...dialog} title="Start offboarding" submit={atOnce ? 'End access now' : 'Start'}>
      <PersonSelect label="Person" current={undefined} {...field('employeeId')} />
      <Select label="Type" required allowDeselect={false} data={choicesOf(leavingTypes)} {...field('type')} />
      <DayField
        label="Last day"
        description={
          atOnce
            ? 'Access ends everywhere as soon as you start.'
            : 'Access ends everywhere at the end of this day, by itself.'
        }
        min={today}
        {...field('lastDay')}
      />
      <SpokenTextarea label="Reason" autosize minRows={2} maxLength={500} {...field('reason')} />
      <Checkbox
        label="A shift may stay without them"
        checked={form.values.withoutCover}
        onChange={({ currentTarget }) => form.setFieldValue('withoutCover', currentTarget.checked)}
      />
    </FormDialog>
  );
}

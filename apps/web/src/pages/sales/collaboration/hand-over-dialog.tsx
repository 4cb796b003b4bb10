import { Select, TextInput } from '@mantine/core';
import { handOver } from '@talent-os/contracts/talent/collaboration';
import { useCommandForm } from '@/lib/use-command-form';
import { FormDialog } from '@/ui/dialog/form-dialog';
import { DayField } from '@/ui/field/day-field';
import { daysFromToday, today } from '@/lib/today';
import { partyLabels, takenSides, type Collaboration, type Party } from './parties';

/** Days a step usually takes. */
const USUAL_DAYS = 7;

type HandOverDialogProps = { readonly collaboration: Collaboration; readonly onClose: () => void };

/** Hands the next step to one of the sides a person has taken. */
export function HandOverDialog({ collaboration, onClose }: HandOverDialogProps) {
  const { id, me, people } = collaboration;
  const sides = takenSides(collaboration);
  const { field, dialog } = useCommandForm(handOver, {
    initial: {
      owner: (sides.find((side) => side !== me) ?? me ?? 'manager') satisfies Party,
      text: '',
      dueAt: daysFromToday(USUAL_DAYS),
    },
    toInput: (values) => ({ collaborationId: id, ...values }),
    done: (_answer, { owner }) => `Handed over to ${partyLabels[owner]}`,
    onClose,
  });
  return (
    <FormDialog {...dialog} title="Hand over the next step" submit="Hand over">
      <Select
        label="To"
        required
        allowDeselect={false}
        data={people.map(({ party, name }) => ({ value: party, label: `${partyLabels[party]}: ${name}` }))}
        {...field('owner')}
      />
      <TextInput label="What comes next?" required maxLength={200} data-autofocus {...field('text')} />
      <DayField label="Due" min={today()} {...field('dueAt')} />
    </FormDialog>
  );
}

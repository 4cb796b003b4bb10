import { findPeople } from '@talent-os/contracts/identity/directory';
import { noteCoaching, removeCoaching } from '@talent-os/contracts/sales/coaching';
import { peopleOptions } from '@/lib/people-options';
import { useCommand } from '@/lib/use-command';
import { useCommandForm } from '@/lib/use-command-form';
import { useToday } from '@/lib/use-today';
import { FormDialog } from '@/ui/dialog/form-dialog';
import { DayField } from '@/ui/field/day-field';
import { NumberField } from '@/ui/field/number-field';
import { SearchSelect } from '@/ui/field/search-select';

const SALES_PEOPLE = { role: 'SALES_REP', industry: 'SALES' } as const;

/** Notes a talk in which a seller was coached. */
export function CoachingDialog({ onClose }: { readonly onClose: () => void }) {
  const today = useToday();
  const remove = useCommand(removeCoaching, { done: 'The note is taken back' });
  const { field, dialog } = useCommandForm(noteCoaching, {
    initial: { sellerId: '', minutes: 45 as number | string, heldOn: today },
    toInput: ({ minutes, ...values }) => ({ ...values, minutes: Number(minutes) }),
    undo: ({ coachingNoteId }) => ({ text: 'Coaching noted', run: () => remove.mutate({ coachingNoteId }) }),
    onClose,
  });
  return (
    <FormDialog {...dialog} title="Note coaching" submit="Note">
      <SearchSelect
        operation={findPeople}
        input={SALES_PEOPLE}
        options={peopleOptions}
        label="Seller"
        required
        empty="Nobody with this name"
        {...field('sellerId')}
      />
      <NumberField label="Minutes" decimals={0} min={5} max={480} {...field('minutes')} />
      <DayField label="Held on" max={today} {...field('heldOn')} />
    </FormDialog>
  );
}

import { recordChurn } from '@talent-os/contracts/sales/compensation';
import { listAccounts } from '@talent-os/contracts/sales/deals';
import { useCommandForm } from '@/lib/use-command-form';
import { useToday } from '@/lib/use-today';
import { FormDialog } from '@/ui/dialog/form-dialog';
import { DayField } from '@/ui/field/day-field';
import { SearchSelect } from '@/ui/field/search-select';

/** Notes that a customer left: commission paid shortly before is taken back by the next statement. */
export function ChurnDialog({ onClose }: { readonly onClose: () => void }) {
  const today = useToday();
  const { field, dialog } = useCommandForm(recordChurn, {
    initial: { accountId: '', leftOn: today },
    toInput: ({ accountId, leftOn }) => ({ accountId, leftOn: leftOn || null }),
    done: 'Noted; the next statements take it into account',
    onClose,
  });
  return (
    <FormDialog {...dialog} title="A customer left" submit="Note">
      <SearchSelect
        operation={listAccounts}
        options={(found) => found.map((one) => ({ value: one.id, label: one.name }))}
        label="Customer"
        required
        empty="No customer with this name"
        {...field('accountId')}
      />
      <DayField
        label="Left on"
        description="Without a day: they did not leave"
        required={false}
        max={today}
        {...field('leftOn')}
      />
    </FormDialog>
  );
}

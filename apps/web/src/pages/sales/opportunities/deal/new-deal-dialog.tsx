import { createDeal } from '@talent-os/contracts/sales/deals';
import { useMe } from '@/lib/session';
import { useCommandForm } from '@/lib/use-command-form';
import { FormDialog } from '@/ui/dialog/form-dialog';
import { AccountPicker } from './account-picker';
import { DealFields } from './deal-fields';
import { emptyDeal, factsOf } from './deal-form';

/** Logs a deal; it starts as a prospect of the person who logs it. */
export function NewDealDialog({ onClose }: { readonly onClose: () => void }) {
  const { currency } = useMe().organization;
  const { field, dialog } = useCommandForm(createDeal, {
    initial: { accountId: '', ...emptyDeal() },
    toInput: ({ accountId, ...facts }) => ({ accountId: accountId ?? '', ...factsOf(facts, currency) }),
    done: ({ name }) => `${name} was logged`,
    onClose,
  });
  return (
    <FormDialog {...dialog} title="New deal" submit="Log deal">
      <AccountPicker {...field('accountId')} />
      <DealFields field={field} />
    </FormDialog>
  );
}

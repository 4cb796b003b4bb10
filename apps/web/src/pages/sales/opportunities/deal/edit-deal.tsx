import { updateDeal, type Deal } from '@talent-os/contracts/sales/deals';
import { useMe } from '@/lib/session';
import { useCommandForm } from '@/lib/use-command-form';
import { FormBody } from '@/ui/dialog/form-body';
import { DealFields } from './deal-fields';
import { factsOf, valuesOf } from './deal-form';

/** Changes the facts of an open deal. What was typed stays when another person was faster. */
export function EditDeal({ deal, onDone }: { readonly deal: Deal; readonly onDone: () => void }) {
  const { currency } = useMe().organization;
  const { field, dialog } = useCommandForm(updateDeal, {
    initial: valuesOf(deal, currency),
    toInput: (facts) => ({ dealId: deal.id, version: deal.version, ...factsOf(facts, currency) }),
    done: 'Deal saved',
    onClose: onDone,
  });
  return (
    <FormBody {...dialog} label="Edit deal" submit="Save">
      <DealFields field={field} />
    </FormBody>
  );
}

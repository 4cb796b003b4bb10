import { TextInput } from '@mantine/core';
import { updateDeal, type Deal } from '@talent-os/contracts/sales/deals';
import { digitsOf } from '@/lib/amounts';
import { ago, day } from '@/lib/format';
import { useMe } from '@/lib/session';
import { useCommand } from '@/lib/use-command';
import { useFormat } from '@/lib/use-format';
import { PastClose } from './past-close';
import { Facts } from '@/ui/display/facts';
import { InlineEdit } from '@/ui/field/inline-edit';
import { factsOf, valuesOf, type DealValues } from './deal-form';
import { NumberField } from '@/ui/field/number-field';

/** The facts of a deal; amount and close date of an open one are edited where they stand. */
export function DealFacts({ deal }: { readonly deal: Deal }) {
  const { money, momentOf } = useFormat();
  const editable = deal.may.do.includes('update');
  return (
    <Facts
      items={[
        ['Account', deal.accountName],
        ['Amount', editable ? <AmountEdit key="amount" deal={deal} /> : money(deal.amount)],
        ['Your credit', deal.credit === null || deal.credit === deal.amount ? null : money(deal.credit)],
        [
          'Close date',
          <span key="close">
            {editable ? <CloseDateEdit deal={deal} /> : day(deal.closeDate)} <PastClose deal={deal} />
          </span>,
        ],
        ['Owner', deal.ownerName],
        ['Source', deal.source],
        ['Competitor', deal.competitor],
        ['Loss reason', deal.lossReason],
        [
          'Last activity',
          <time key="at" dateTime={deal.lastActivityAt} title={momentOf(deal.lastActivityAt)}>
            {ago(deal.lastActivityAt)}
          </time>,
        ],
      ]}
    />
  );
}

/** Saves some facts of a deal, the others as they are. */
function useSaveFacts(deal: Deal) {
  const { currency } = useMe().organization;
  const update = useCommand(updateDeal);
  return (changes: Partial<DealValues>) =>
    update.run({
      dealId: deal.id,
      version: deal.version,
      ...factsOf({ ...valuesOf(deal, currency), ...changes }, currency),
    });
}

function AmountEdit({ deal }: { readonly deal: Deal }) {
  const { currency } = useMe().organization;
  const { money } = useFormat();
  const save = useSaveFacts(deal);
  const { amount } = valuesOf(deal, currency);
  return (
    <InlineEdit
      label="Amount"
      shown={money(deal.amount)}
      value={amount}
      faultOf={(typed) => (typed === '' ? 'Please enter an amount' : undefined)}
      onSave={(typed) => save({ amount: typed })}
      onUndo={(typed) => save({ amount: typed })}
    >
      {(control) => (
        <NumberField {...control} size="xs" min={0} decimals={digitsOf(currency)} error={control['aria-invalid']} />
      )}
    </InlineEdit>
  );
}

function CloseDateEdit({ deal }: { readonly deal: Deal }) {
  const save = useSaveFacts(deal);
  return (
    <InlineEdit
      label="Close date"
      shown={day(deal.closeDate)}
      value={deal.closeDate}
      faultOf={(typed) => (typed === '' ? 'Please choose a day' : undefined)}
      onSave={(closeDate) => save({ closeDate })}
      onUndo={(closeDate) => save({ closeDate })}
    >
      {({ onChange, ...control }) => (
        <TextInput
          {...control}
          size="xs"
          type="date"
          error={control['aria-invalid']}
          onChange={(event) => onChange(event.currentTarget.value)}
        />
      )}
    </InlineEdit>
  );
}

import type { Deal } from '@talent-os/contracts/sales/deals';
import { ago, day } from '../../../../lib/format';
import { useFormat } from '../../../../lib/use-format';
import { Facts } from '../../../../ui/facts';

/** The facts of a deal, to read. */
export function DealFacts({ deal }: { readonly deal: Deal }) {
  const { money, momentOf } = useFormat();
  return (
    <Facts
      items={[
        ['Account', deal.accountName],
        ['Amount', money(deal.amount)],
        ['Close date', day(deal.closeDate)],
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

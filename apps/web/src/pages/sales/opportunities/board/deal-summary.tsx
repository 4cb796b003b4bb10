import type { Deal } from '@talent-os/contracts/sales/deals';
import { day } from '@/lib/format';
import { useFormat } from '@/lib/use-format';
import { CardName } from '@/ui/board/board-card';
import { isPastClose, PastClose } from '../deal/past-close';
import { StatusBadge } from '@/ui/display/status-badge';
import css from './deal-summary.module.css';

type DealSummaryProps = { readonly deal: Deal; readonly showOwner: boolean };

/** What a card says of a deal. */
export function DealSummary({ deal, showOwner }: DealSummaryProps) {
  const { money } = useFormat();
  const { credit, amount } = deal;
  const shared = credit !== null && credit !== amount;
  return (
    <>
      <CardName>{deal.name}</CardName>
      <span className={css.account}>{deal.accountName}</span>
      <span className={css.line}>
        <b className={css.amount}>{money(deal.amount, 'compact')}</b>
        <span>{day(deal.closeDate)}</span>
      </span>
      {(deal.stalled || showOwner || shared || isPastClose(deal)) && (
        <span className={css.line}>
          {(showOwner || shared) && <span>{deal.ownerName}</span>}
          {shared && <span>{money(credit, 'compact')} yours</span>}
          <PastClose deal={deal} />
          {deal.stalled && <StatusBadge variant="warning">Stalled</StatusBadge>}
        </span>
      )}
    </>
  );
}

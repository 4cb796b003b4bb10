import type { Deal } from '@talent-os/contracts/sales/deals';
import { day } from '../../../../lib/format';
import { useFormat } from '../../../../lib/use-format';
import { StatusBadge } from '../../../../ui/status-badge';
import css from './deal-card.module.css';

type DealSummaryProps = { readonly deal: Deal; readonly showOwner: boolean };

/** What a card says of a deal. */
export function DealSummary({ deal, showOwner }: DealSummaryProps) {
  const { money } = useFormat();
  return (
    <>
      <span className={css.name}>{deal.name}</span>
      <span className={css.account}>{deal.accountName}</span>
      <span className={css.line}>
        <b className={css.amount}>{money(deal.amount, 'compact')}</b>
        <span>{day(deal.closeDate)}</span>
      </span>
      {(deal.stalled || showOwner) && (
        <span className={css.line}>
          {showOwner && <span>{deal.ownerName}</span>}
          {deal.stalled && <StatusBadge variant="warning">Stalled</StatusBadge>}
        </span>
      )}
    </>
  );
}

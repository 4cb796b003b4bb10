import type { Deal } from '@talent-os/contracts/sales/deals';
import { day } from '../../../../lib/format';
import { StatusBadge } from '../../../../ui/status-badge';
import { OpenButton } from '../../../../ui/open-button';
import { StageBadge } from '../deal/stage-badge';
import cell from '../../../../ui/cell.module.css';

type DealNameProps = { readonly deal: Deal; readonly detailed: boolean; readonly onOpen: (deal: Deal) => void };

/** Opens the deal; with its other facts below where the table has no room for them. */
export function DealName({ deal, detailed, onOpen }: DealNameProps) {
  return (
    <div className={cell.cell}>
      <OpenButton onOpen={() => onOpen(deal)}>{deal.name}</OpenButton>
      {detailed && (
        <>
          <span className={cell.quiet}>
            {deal.accountName} · {day(deal.closeDate)}
          </span>
          <span className={cell.badges}>
            <StageBadge stage={deal.stage} />
            {deal.stalled && <StatusBadge variant="warning">Stalled</StatusBadge>}
          </span>
        </>
      )}
    </div>
  );
}

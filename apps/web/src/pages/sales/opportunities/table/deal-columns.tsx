import type { Deal } from '@talent-os/contracts/sales/deals';
import { ago, day } from '../../../../lib/format';
import type { Column } from '../../../../ui/table/data-table';
import { OpenButton } from '../../../../ui/button/open-button';
import { StatusBadge } from '../../../../ui/display/status-badge';
import { PastClose } from '../deal/past-close';
import { StageBadge } from '../deal/stage-badge';
import cell from '../../../../ui/table/cell.module.css';

type DealColumnsOptions = {
  readonly money: (minor: number) => string;
  readonly narrow: boolean;
  readonly withOwner: boolean;
  readonly onOpen: (deal: Deal) => void;
};

/** The columns of the table of deals; their names are what the server sorts by. */
export function dealColumns({ money, narrow, withOwner, onOpen }: DealColumnsOptions): readonly Column<Deal>[] {
  const name: Column<Deal> = {
    accessor: 'name',
    title: 'Deal',
    sortable: true,
    render: (deal) => <DealName deal={deal} detailed={narrow} onOpen={onOpen} />,
  };
  const amount: Column<Deal> = {
    accessor: 'amount',
    title: 'Amount',
    sortable: true,
    textAlign: 'right',
    render: (deal) => money(deal.amount),
  };
  if (narrow) return [name, amount];
  return [
    name,
    { accessor: 'accountName', title: 'Account', sortable: true },
    { accessor: 'stage', title: 'Stage', sortable: true, render: ({ stage }) => <StageBadge stage={stage} /> },
    amount,
    { accessor: 'closeDate', title: 'Close date', sortable: true, render: closing },
    ...(withOwner ? [{ accessor: 'ownerName', title: 'Owner' }] : []),
    { accessor: 'lastActivityAt', title: 'Last activity', sortable: true, render: lastActivity },
    { accessor: 'source', title: 'Source', optional: true },
    { accessor: 'competitor', title: 'Competitor', optional: true, render: ({ competitor }) => competitor ?? '–' },
    { accessor: 'lossReason', title: 'Loss reason', optional: true, render: ({ lossReason }) => lossReason ?? '–' },
  ];
}

const closing = (deal: Deal) => (
  <span className={cell.badges}>
    {day(deal.closeDate)} <PastClose deal={deal} />
  </span>
);

const lastActivity = ({ lastActivityAt, stalled }: Deal) =>
  stalled ? <StatusBadge variant="warning">Stalled, {ago(lastActivityAt)}</StatusBadge> : ago(lastActivityAt);

type DealNameProps = { readonly deal: Deal; readonly detailed: boolean; readonly onOpen: (deal: Deal) => void };

/** Opens the deal; with its other facts below where the table has no room for them. */
function DealName({ deal, detailed, onOpen }: DealNameProps) {
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
            <PastClose deal={deal} />
            {deal.stalled && <StatusBadge variant="warning">Stalled</StatusBadge>}
          </span>
        </>
      )}
    </div>
  );
}

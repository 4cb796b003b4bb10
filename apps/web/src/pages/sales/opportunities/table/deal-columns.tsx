import type { Deal } from '@talent-os/contracts/sales/deals';
import { ago, day } from '../../../../lib/format';
import type { Column } from '../../../../ui/data-table';
import { StatusBadge } from '../../../../ui/status-badge';
import { StageBadge } from '../deal/stage-badge';
import { DealName } from './deal-name';

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
    { accessor: 'closeDate', title: 'Close date', sortable: true, render: ({ closeDate }) => day(closeDate) },
    ...(withOwner ? [{ accessor: 'ownerName', title: 'Owner' }] : []),
    { accessor: 'lastActivityAt', title: 'Last activity', sortable: true, render: lastActivity },
  ];
}

const lastActivity = ({ lastActivityAt, stalled }: Deal) =>
  stalled ? <StatusBadge variant="warning">Stalled, {ago(lastActivityAt)}</StatusBadge> : ago(lastActivityAt);

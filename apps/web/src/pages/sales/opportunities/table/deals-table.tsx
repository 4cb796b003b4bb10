import { exportDeals, type Deal } from '@talent-os/contracts/sales/deals';
import type { ReactNode } from 'react';
import { ago, day } from '@/lib/format';
import { StatusBadge } from '@/ui/display/status-badge';
import type { MainColumn } from '@/ui/list/record-columns';
import { RecordList } from '@/ui/list/record-list';
import { PastClose } from '../deal/past-close';
import { StageBadge } from '../deal/stage-badge';
import { useSeesEverybody, type DealFilters } from '../use-deal-filters';
import { dealBulk } from './deal-bulk';
import cell from '@/ui/table/cell.module.css';

const main: MainColumn<Deal> = {
  field: 'name',
  title: 'Deal',
  badges: (deal, { narrow }) =>
    narrow && (
      <>
        <PastClose deal={deal} />
        {deal.stalled && <StatusBadge variant="warning">Stalled</StatusBadge>}
      </>
    ),
};

type DealsTableProps = {
  readonly filters: DealFilters;
  readonly empty: ReactNode;
  readonly onOpen: (deal: Deal) => void;
};

/** Deals as rows. */
export function DealsTable({ filters: { list, filters }, empty, onOpen }: DealsTableProps) {
  const everybody = useSeesEverybody();
  return (
    <RecordList
      list={list}
      label="deals"
      opens={onOpen}
      main={main}
      columns={[
        { field: 'accountName', title: 'Account', stack: 'fact' },
        { field: 'stage', title: 'Stage', render: ({ stage }) => <StageBadge stage={stage} />, stack: 'badge' },
        {
          field: 'amount',
          title: 'Amount',
          align: 'right',
          render: ({ amount }, { money }) => money(amount),
          stack: 'column',
        },
        { field: 'closeDate', title: 'Close date', render: closing, stack: ({ closeDate }) => day(closeDate) },
        everybody && { field: 'ownerName', title: 'Owner' },
        { field: 'lastActivityAt', title: 'Last activity', render: lastActivity },
        !everybody && {
          field: 'credit',
          title: 'Your credit',
          align: 'right',
          render: ({ credit }, { money }) => credit !== null && money(credit),
          optional: true,
        },
        { field: 'source', title: 'Source', optional: true },
        { field: 'competitor', title: 'Competitor', optional: true },
        { field: 'lossReason', title: 'Loss reason', optional: true },
      ]}
      filters={filters}
      empty={empty}
      csv={exportDeals}
      bulk={dealBulk}
    />
  );
}

const closing = (deal: Deal) => (
  <span className={cell.badges}>
    {day(deal.closeDate)} <PastClose deal={deal} />
  </span>
);

const lastActivity = ({ lastActivityAt, stalled }: Deal) =>
  stalled ? <StatusBadge variant="warning">Stalled, {ago(lastActivityAt)}</StatusBadge> : ago(lastActivityAt);

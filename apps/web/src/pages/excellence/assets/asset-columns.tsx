import { assetStates, type Asset } from '@talent-os/contracts/sales/asset-shapes';
import { counted } from '@/lib/counted';
import { day } from '@/lib/format';
import { Quiet } from '@/ui/display/quiet';
import { StatusBadge } from '@/ui/display/status-badge';
import type { MainColumn, RecordColumn } from '@/ui/list/record-columns';
import cell from '@/ui/table/cell.module.css';
import { assetLooks, assetPath } from './asset-words';

export const assetMain: MainColumn<Asset> = {
  field: 'title',
  title: 'Asset',
  to: assetPath,
  under: ({ typeName }) => typeName,
};

export const assetColumns: readonly RecordColumn<Asset>[] = [
  {
    field: 'status',
    title: 'Status',
    text: ({ status }) => assetStates[status],
    render: ({ status, flags }) => (
      <span className={cell.badges}>
        <StatusBadge variant={assetLooks[status]}>{assetStates[status]}</StatusBadge>
        {flags > 0 && <StatusBadge variant="warning">{counted(flags, 'lost deals')}</StatusBadge>}
      </span>
    ),
    stack: 'badge',
  },
  {
    field: 'number',
    title: 'Version',
    render: ({ number, next }) => (
      <>
        {number}
        {next && (
          <Quiet>
            {' '}
            · {number + 1} {assetStates[next].toLowerCase()}
          </Quiet>
        )}
      </>
    ),
  },
  { field: 'ownerName', title: 'Owner', stack: 'fact' },
  {
    field: 'reviewBy',
    title: 'Review by',
    render: ({ reviewBy, status }) =>
      reviewBy === null ? null : <Quiet late={status === 'stale'}>{day(reviewBy)}</Quiet>,
    stack: ({ reviewBy }) => reviewBy && `review by ${day(reviewBy)}`,
  },
  { field: 'uses', title: 'Deals', align: 'right' },
  { field: 'useful', title: 'Useful', align: 'right' },
];

import { day } from '../../../lib/format';
import type { Column } from '../../../ui/list/column';
import { badgeOf } from '../../../ui/display/badges';
import { StatusBadge } from '../../../ui/display/status-badge';
import { leftText, statusLabels } from '../../../features/credentials/labels';
import type { OwnCredential } from './credential-row';

/** All of them come at once. */
export const inOnePage = ({ items }: { readonly items: OwnCredential[] }) => ({ items, total: items.length });

/** The columns of what a person holds. */
export const ownColumns: readonly Column<OwnCredential>[] = [
  { accessor: 'name', title: 'Credential' },
  { accessor: 'issuer', title: 'Issuer' },
  { accessor: 'number', title: 'Number' },
  { accessor: 'expirationDate', title: 'Valid until', render: ({ expirationDate }) => day(expirationDate) },
  { accessor: 'daysLeft', title: 'Left', render: ({ daysLeft }) => leftText(daysLeft), optional: true },
  {
    accessor: 'status',
    title: 'Status',
    render: ({ status }) => (
      <StatusBadge variant={badgeOf('certification', status)}>{statusLabels[status]}</StatusBadge>
    ),
    text: ({ status }) => statusLabels[status],
  },
];

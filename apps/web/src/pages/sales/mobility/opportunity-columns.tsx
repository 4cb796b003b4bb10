import { ago } from '../../../lib/format';
import { RowButton } from '../../../ui/button/row-button';
import type { Column } from '../../../ui/list/column';
import { badgeOf } from '../../../ui/display/badges';
import { StatusBadge } from '../../../ui/display/status-badge';
import type { Opportunity } from './readiness';

/** The columns of internal positions; their names are what the server sorts by. */
export const opportunityColumns = (
  onExpress: ((opportunity: Opportunity) => void) | undefined,
): readonly Column<Opportunity>[] => [
  { accessor: 'title', title: 'Position', sortable: true },
  { accessor: 'department', title: 'Department', sortable: true },
  { accessor: 'location', title: 'Location', sortable: true },
  { accessor: 'openedAt', title: 'Opened', sortable: true, render: ({ openedAt }) => ago(openedAt) },
  {
    accessor: 'readiness',
    title: 'Readiness',
    sortable: true,
    textAlign: 'right',
    render: ({ readiness }) => (readiness === null ? '–' : `${Math.round(readiness)}%`),
  },
  {
    accessor: 'myStatus',
    title: 'My interest',
    render: ({ myStatus }) =>
      myStatus ? <StatusBadge variant={badgeOf('interest expression', myStatus)}>{myStatus}</StatusBadge> : '–',
  },
  { accessor: 'description', title: 'Description', optional: true },
  {
    accessor: 'id',
    title: '',
    deeds: true,
    textAlign: 'right',
    render: (opportunity) =>
      onExpress &&
      !opportunity.myStatus &&
      !opportunity.againFrom && (
        <RowButton
          label="Express Interest"
          of={`in ${opportunity.title}`}
          variant="light"
          onClick={() => onExpress(opportunity)}
        />
      ),
  },
];

import { industryLabels, roleTable } from '@talent-os/contracts/access/tables';
import { reviewedStates, type ReviewedGrant } from '@talent-os/contracts/identity/access-reviews';
import { useFormat } from '../../../lib/use-format';
import { StatusBadge } from '../../../ui/display/status-badge';
import type { Column } from '../../../ui/table/data-table';
import { reviewedVariants } from './review';
import cell from '../../../ui/table/cell.module.css';

/** The columns of the list; their names are what the server sorts by. */
export function grantColumns(narrow: boolean): readonly Column<ReviewedGrant>[] {
  const person: Column<ReviewedGrant> = {
    accessor: 'person',
    title: 'Person',
    sortable: true,
    render: (grant) => (
      <div className={cell.cell}>
        <span>{grant.person}</span>
        <span className={cell.quiet}>{grant.personTitle}</span>
        {narrow && <Grant grant={grant} />}
        {narrow && <State grant={grant} />}
      </div>
    ),
  };
  if (narrow) return [person];
  return [
    person,
    { accessor: 'roleName', title: 'Grant', width: 230, render: (grant) => <Grant grant={grant} /> },
    { accessor: 'state', title: 'State', width: 150, render: (grant) => <State grant={grant} /> },
    {
      accessor: 'reviewer',
      title: 'Waits for',
      width: 170,
      render: ({ reviewer }) => reviewer ?? <span className={cell.quiet}>Administrators</span>,
    },
    {
      accessor: 'decidedAt',
      title: 'Answered',
      sortable: true,
      width: 220,
      render: (grant) => <Answer grant={grant} />,
    },
  ];
}

type CellProps = { readonly grant: ReviewedGrant };

const Grant = ({ grant: { roleName, customRole, industry } }: CellProps) => (
  <span className={cell.cell}>
    <span>{customRole ?? roleTable[roleName].label}</span>
    <span className={cell.quiet}>{industryLabels[industry]}</span>
  </span>
);

const State = ({ grant: { state } }: CellProps) => (
  <StatusBadge variant={reviewedVariants[state]}>{reviewedStates[state].label}</StatusBadge>
);

function Answer({ grant: { decidedBy, decidedAt, reason } }: CellProps) {
  const { momentOf } = useFormat();
  if (!decidedAt) return null;
  return (
    <span className={cell.cell}>
      <span>
        {decidedBy ?? 'By itself'}, {momentOf(decidedAt)}
      </span>
      {reason && <span className={cell.quiet}>{reason}</span>}
    </span>
  );
}

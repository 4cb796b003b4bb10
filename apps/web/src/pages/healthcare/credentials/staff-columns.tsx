import type { HeldCredential } from '@talent-os/contracts/healthcare/credentials';
import { badgeOf } from '../../../ui/display/badges';
import { day } from '../../../lib/format';
import { AppLink } from '../../../ui/button/app-link';
import type { Column } from '../../../ui/table/data-table';
import { StatusBadge } from '../../../ui/display/status-badge';
import type { Choice } from './decision-dialog';
import { StaffActions } from './staff-actions';
import { leftText, statusLabels } from '../../../features/credentials/labels';
import css from '../healthcare.module.css';

type Options = { readonly narrow: boolean; readonly onChoose: (choice: Choice) => void };

const optional: readonly Column<HeldCredential>[] = [
  {
    accessor: 'issuer',
    title: 'Issuer',
    optional: true,
  },
  { accessor: 'number', title: 'Number', optional: true },
  { accessor: 'state', title: 'State of issue', headings: ['State'], optional: true },
];

/** The columns of the table of everybody's credentials; their names are what the server sorts by. */
export function staffColumns({ narrow, onChoose }: Options): readonly Column<HeldCredential>[] {
  const holder: Column<HeldCredential> = {
    accessor: 'holderName',
    title: 'Holder',
    sortable: true,
    render: (credential) => (
      <div className={css.cell}>
        <AppLink
          to={`?credential=${credential.id}`}
          className={css.link}
          aria-label={`${credential.holderName}: ${credential.name}`}
        >
          {credential.holderName}
        </AppLink>
        {narrow && (
          <>
            <span className={css.facts}>{credential.name}</span>
            <Validity credential={credential} />
            <Status credential={credential} />
            <StaffActions credential={credential} onChoose={onChoose} />
          </>
        )}
      </div>
    ),
  };
  if (narrow) return [holder];
  return [
    holder,
    {
      accessor: 'name',
      title: 'Credential',
      headings: ['Credential', 'Issuer', 'Number'],
      sortable: true,
      render: ({ name, issuer, number }) => (
        <div className={css.cell}>
          <span>{name}</span>
          <span className={css.facts}>
            {issuer} · {number}
          </span>
        </div>
      ),
    },
    {
      accessor: 'expirationDate',
      title: 'Valid until',
      sortable: true,
      render: (credential) => <Validity credential={credential} />,
    },
    { accessor: 'status', title: 'Status', render: (credential) => <Status credential={credential} /> },
    ...optional,
    {
      accessor: 'actions',
      title: 'Decision',
      deeds: true,
      render: (credential) => <StaffActions credential={credential} onChoose={onChoose} />,
    },
  ];
}

function Validity({ credential: { expirationDate, daysLeft, renewal } }: { readonly credential: HeldCredential }) {
  return (
    <div className={css.cell}>
      <span>{day(expirationDate)}</span>
      <span className={daysLeft < 0 ? css.late : css.facts}>{leftText(daysLeft)}</span>
      {renewal?.status === 'submitted' && (
        <span className={css.facts}>Renewal asked until {day(renewal.expirationDate)}</span>
      )}
    </div>
  );
}

function Status({ credential: { status } }: { readonly credential: HeldCredential }) {
  return (
    <span>
      <StatusBadge variant={badgeOf('certification', status)}>{statusLabels[status]}</StatusBadge>
    </span>
  );
}

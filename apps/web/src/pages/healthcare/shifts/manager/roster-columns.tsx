import type { RosterShift } from '@talent-os/contracts/healthcare/shifts-roster';
import { useLocation } from 'react-router-dom';
import { AppLink } from '../../../../ui/app-link';
import type { Column } from '../../../../ui/data-table';
import { StatusBadge, type BadgeVariant } from '../../../../ui/status-badge';
import type { ShiftState } from '@talent-os/contracts/healthcare/shifts-states';
import { nameOf, stateLabels, takenText, whenOf } from '../labels';
import css from '../../healthcare.module.css';

const colours: Record<ShiftState, BadgeVariant> = { open: 'warning', filled: 'success', cancelled: 'secondary' };

/** The columns of the table of shifts; their names are what the server sorts by. */
export function rosterColumns(narrow: boolean): readonly Column<RosterShift>[] {
  const department: Column<RosterShift> = {
    accessor: 'department',
    title: 'Department',
    sortable: true,
    render: (shift) => (
      <div className={css.cell}>
        <OpenLink shift={shift} />
        {narrow && (
          <>
            <span className={css.facts}>{whenOf(shift)}</span>
            <span className={css.facts}>{takenText(shift)} confirmed</span>
            <State {...shift} />
          </>
        )}
      </div>
    ),
  };
  if (narrow) return [department];
  return [
    department,
    { accessor: 'date', title: 'When', sortable: true, render: (shift) => whenOf(shift) },
    { accessor: 'free', title: 'Confirmed', sortable: true, render: (shift) => takenText(shift) },
    { accessor: 'status', title: 'Status', render: (shift) => <State {...shift} /> },
    {
      accessor: 'requiredCredentials',
      title: 'Needs',
      render: ({ requiredCredentials }) => <span className={css.facts}>{requiredCredentials.join(', ')}</span>,
    },
  ];
}

function OpenLink({ shift }: { readonly shift: RosterShift }) {
  const params = new URLSearchParams(useLocation().search);
  params.set('shift', shift.id);
  return (
    <AppLink to={`?${params}`} className={css.link} aria-label={nameOf(shift)}>
      {shift.department}
    </AppLink>
  );
}

const State = ({ status }: Pick<RosterShift, 'status'>) => (
  <span>
    <StatusBadge variant={colours[status]}>{stateLabels[status]}</StatusBadge>
  </span>
);

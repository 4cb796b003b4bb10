import type { RosterShift } from '@talent-os/contracts/healthcare/shifts-roster';
import { useLocation } from 'react-router-dom';
import { AppLink } from '../../../../ui/button/app-link';
import type { Column } from '../../../../ui/table/data-table';
import { StatusBadge, type BadgeVariant } from '../../../../ui/display/status-badge';
import type { ShiftState } from '@talent-os/contracts/healthcare/shifts-states';
import { nameOf, hasClaims, stateText, takenText, whenOf } from '../labels';
import css from '../../healthcare.module.css';

const colours: Record<ShiftState, BadgeVariant> = {
  draft: 'default',
  open: 'warning',
  filled: 'success',
  cancelled: 'secondary',
};

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
    {
      accessor: 'date',
      title: 'When',
      headings: ['Date', 'Start', 'End'],
      sortable: true,
      render: (shift) => whenOf(shift),
    },
    {
      accessor: 'free',
      title: 'Confirmed',
      headings: ['Confirmed', 'Slots'],
      sortable: true,
      render: (shift) => takenText(shift),
    },
    { accessor: 'status', title: 'Status', render: (shift) => <State {...shift} /> },
    {
      accessor: 'requiredCredentials',
      title: 'Needs',
      headings: ['Required credentials'],
      render: ({ requiredCredentials }) => <span className={css.facts}>{requiredCredentials.join(', ')}</span>,
    },
    {
      accessor: 'requiredSkills',
      title: 'Skills',
      headings: ['Required skills'],
      optional: true,
      render: ({ requiredSkills }) => <span className={css.facts}>{requiredSkills.join(', ') || '–'}</span>,
    },
    { accessor: 'hours', title: 'Hours', optional: true },
    { accessor: 'pending', title: 'Waiting', optional: true },
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

const State = (shift: RosterShift) => (
  <span>
    <StatusBadge variant={hasClaims(shift) ? 'warning' : colours[shift.status]}>{stateText(shift)}</StatusBadge>
  </span>
);

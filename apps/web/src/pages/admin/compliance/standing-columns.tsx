import {
  complianceControls,
  complianceStates,
  type ComplianceState,
  type ControlStanding,
} from '@talent-os/contracts/identity/compliance';
import { day } from '../../../lib/format';
import { useFormat } from '../../../lib/use-format';
import { AppLink } from '../../../ui/button/app-link';
import { StatusBadge, type BadgeVariant } from '../../../ui/display/status-badge';
import type { Column } from '../../../ui/table/data-table';
import { mendedAt } from './mended-at';
import cell from '../../../ui/table/cell.module.css';

const variants: Readonly<Record<ComplianceState, BadgeVariant>> = {
  overdue: 'error',
  attention: 'warning',
  unknown: 'secondary',
  met: 'success',
};

type CellProps = { readonly standing: ControlStanding };

/** The columns of the list; their names are what the server sorts by. */
export function standingColumns(narrow: boolean): readonly Column<ControlStanding>[] {
  const control: Column<ControlStanding> = {
    accessor: 'control',
    title: 'Control',
    sortable: true,
    width: narrow ? undefined : 250,
    render: (standing) => (
      <div className={cell.cell}>
        <span>{complianceControls[standing.control].label}</span>
        <span className={cell.quiet}>{narrow ? standing.organization : standing.citation}</span>
        {narrow && <State standing={standing} />}
        {narrow && <Evidence standing={standing} />}
      </div>
    ),
  };
  if (narrow) return [control];
  return [
    control,
    { accessor: 'organization', title: 'Organization', sortable: true, width: 180 },
    { accessor: 'state', title: 'State', width: 150, render: (standing) => <State standing={standing} /> },
    { accessor: 'evidence', title: 'Evidence', render: (standing) => <Evidence standing={standing} /> },
    {
      accessor: 'dueOn',
      title: 'Due',
      sortable: true,
      width: 130,
      render: ({ dueOn }) => (dueOn ? day(dueOn) : <span className={cell.quiet}>–</span>),
    },
    {
      accessor: 'judgedAt',
      title: 'Judged',
      optional: true,
      width: 170,
      render: (standing) => <Judged standing={standing} />,
    },
  ];
}

const State = ({ standing: { state } }: CellProps) => (
  <StatusBadge variant={variants[state]}>{complianceStates[state].label}</StatusBadge>
);

const Evidence = ({ standing }: CellProps) => (
  <span className={cell.cell}>
    <span>{standing.evidence}</span>
    <AppLink to={mendedAt(standing)}>{standing.own ? 'Where it is set' : `Open ${standing.organization}`}</AppLink>
  </span>
);

function Judged({ standing: { judgedAt } }: CellProps) {
  const { momentOf } = useFormat();
  return momentOf(judgedAt);
}

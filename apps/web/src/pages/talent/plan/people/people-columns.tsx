import type { TeamPerson } from '@talent-os/contracts/talent/team-people';
import { counted } from '@/lib/counted';
import { Quiet } from '@/ui/display/quiet';
import { StatusBadge } from '@/ui/display/status-badge';
import { Meter } from '@/ui/figures/meter';
import type { MainColumn, RecordColumn } from '@/ui/list/record-columns';
import cell from '@/ui/table/cell.module.css';
import { tenureText } from './labels';

/** Who it is, what they work as, and whether they are to succeed somebody. */
export const personMain: MainColumn<TeamPerson> = {
  field: 'name',
  title: 'Person',
  under: ({ title, department }, { narrow }) => (narrow ? `${title} · ${department}` : title),
  badges: (person) => (person.successorFor.length > 0 || person.moving) && <Standing person={person} />,
};

/** The columns of people; their names are what the server sorts by. */
export const personColumns = (today: string): readonly RecordColumn<TeamPerson>[] => [
  { field: 'department', title: 'Team' },
  {
    field: 'sinceOn',
    title: 'In this seat',
    render: ({ sinceOn }) => tenureText(sinceOn, today),
    text: true,
    stack: ({ sinceOn }) => `${tenureText(sinceOn, today)} in this seat`,
  },
  {
    field: 'nextRole',
    title: 'Next role',
    render: (person) => <NextRole person={person} />,
    text: ({ nextRole }) => nextRole ?? '',
    stack: 'line',
  },
  {
    field: 'successors',
    title: 'Successors',
    align: 'right',
    render: ({ successors }) => (successors > 0 ? successors : <Quiet>None</Quiet>),
    text: ({ successors }) => String(successors),
    stack: ({ successors }) => (successors > 0 ? counted(successors, 'successors') : 'No successor'),
  },
  { field: 'managerName', title: 'Manager', optional: true },
  { field: 'location', title: 'Location', optional: true },
];

/** That they are to succeed somebody, or are on their way to another seat. */
export const Standing = ({ person: { successorFor, moving } }: { readonly person: TeamPerson }) => (
  <>
    {successorFor.length > 0 && <StatusBadge variant="default">Successor</StatusBadge>}
    {moving && <StatusBadge variant="warning">Moving</StatusBadge>}
  </>
);

function NextRole({ person: { name, nextRole, readiness } }: { readonly person: TeamPerson }) {
  if (!nextRole) return <Quiet>None named</Quiet>;
  return (
    <div className={cell.cell}>
      <span>{nextRole}</span>
      {readiness !== null && <Meter percent={readiness} label={`${name} is ready for ${nextRole}`} showValue />}
    </div>
  );
}

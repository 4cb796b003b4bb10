import { memberStateLabels, type Member } from '@talent-os/contracts/identity/members';
import { heldRoleName } from '../../lib/role-name';
import { useFormat } from '../../lib/use-format';
import { StatusBadge } from '../../ui/display/status-badge';
import type { Column } from '../../ui/table/data-table';
import { MemberMenu, type OnMember } from './member-menu';
import cell from '../../ui/table/cell.module.css';
import css from './members.module.css';

type CellProps = { readonly member: Member };

/** The columns of the list; their names are what the server sorts by. */
export function memberColumns(narrow: boolean, onMember: OnMember): readonly Column<Member>[] {
  const name: Column<Member> = {
    accessor: 'name',
    title: 'Name',
    sortable: true,
    render: (member) => (
      <div className={cell.cell}>
        <strong>{member.name}</strong>
        <span className={css.about}>{member.email}</span>
        {narrow && <Roles member={member} />}
        {narrow && <State member={member} />}
      </div>
    ),
  };
  const menu: Column<Member> = {
    accessor: 'menu',
    title: 'Actions',
    deeds: true,
    width: 90,
    render: (member) => <MemberMenu member={member} onMember={onMember} />,
  };
  if (narrow) return [name, menu];
  return [
    name,
    {
      accessor: 'roles',
      title: 'Roles',
      text: ({ roles }) => roles.map(heldRoleName).join('; '),
      render: (member) => <Roles member={member} />,
    },
    { accessor: 'teams', title: 'Teams', render: ({ teams }) => teams.join(', ') },
    {
      accessor: 'lastUsedAt',
      title: 'Last here',
      width: 170,
      render: (member) => <LastHere member={member} />,
    },
    {
      accessor: 'status',
      title: 'Account',
      width: 120,
      text: ({ status }) => memberStateLabels[status],
      render: (member) => <State member={member} />,
    },
    { accessor: 'email', title: 'E-mail', optional: true },
    { accessor: 'title', title: 'Works as', optional: true },
    { accessor: 'joinedOn', title: 'Here since', sortable: true, optional: true },
    menu,
  ];
}

function Roles({ member: { roles } }: CellProps) {
  return (
    <span className={cell.cell}>
      {roles.map((held) => (
        <span key={held.roleId}>{heldRoleName(held)}</span>
      ))}
    </span>
  );
}

function LastHere({ member: { lastUsedAt } }: CellProps) {
  const { momentOf } = useFormat();
  return lastUsedAt ? momentOf(lastUsedAt) : <span className={cell.quiet}>Not lately</span>;
}

const State = ({ member: { status } }: CellProps) => (
  <StatusBadge variant={status === 'active' ? 'success' : 'secondary'}>{memberStateLabels[status]}</StatusBadge>
);

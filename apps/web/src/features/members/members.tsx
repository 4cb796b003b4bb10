import { useQuery } from '@tanstack/react-query';
import { industryLabels, roleTable } from '@talent-os/contracts/access/tables';
import {
  disableAccount,
  enableAccount,
  listMembers,
  memberStateLabels,
  signMemberOut,
  type Member,
} from '@talent-os/contracts/identity/members';
import { listRoles } from '@talent-os/contracts/identity/roles';
import { useState } from 'react';
import { choicesOf } from '@/lib/choices';
import { counted } from '@/lib/counted';
import { query } from '@/lib/query';
import { heldRoleName } from '@/lib/role-name';
import { useMe } from '@/lib/session';
import { useListFilters } from '@/lib/use-list-filters';
import { StatusBadge } from '@/ui/display/status-badge';
import { bulkCommand, type BulkAction } from '@/ui/list/bulk-action';
import { EmptyState } from '@/ui/loading/empty-state';
import type { RecordColumn } from '@/ui/list/record-columns';
import { RecordList } from '@/ui/list/record-list';
import { MemberDialog, type OpenedMember } from './member-dialog';
import { MemberMenu } from './member-menu';
import { Quiet } from '@/ui/display/quiet';
import cell from '@/ui/table/cell.module.css';

const PRESENCES = [{ value: 'dormant', label: 'Not for 90 days' }];

const named = (members: readonly Member[]) => members.map(({ name }) => name).join(', ');

const bulk: readonly BulkAction<Member>[] = [
  bulkCommand(signMemberOut, {
    key: 'signOut',
    label: 'Sign out…',
    allows: ({ may }) => may.do.includes('signOut'),
    input: ({ id }) => ({ userId: id }),
    done: (count) => `${counted(count, 'people', 'person')} signed out`,
    confirm: (members) => ({
      title: `Sign out ${counted(members.length, 'people', 'person')}?`,
      text: `${named(members)}: signed out on every device within five seconds. They may sign in again.`,
      confirm: 'Sign out',
    }),
  }),
  bulkCommand(enableAccount, {
    key: 'enable',
    label: 'Enable',
    allows: ({ may }) => may.to.includes('active'),
    input: ({ id }) => ({ userId: id }),
    done: (count) => `${counted(count, 'accounts')} enabled`,
  }),
  bulkCommand(disableAccount, {
    key: 'disable',
    label: 'Disable…',
    danger: true,
    allows: ({ may }) => may.to.includes('disabled'),
    input: ({ id }) => ({ userId: id }),
    done: (count) => `${counted(count, 'accounts')} disabled`,
    confirm: (members) => ({
      title: `Disable ${counted(members.length, 'accounts')}?`,
      text: `${named(members)}: signed out everywhere within five seconds, with what applications act by. Nothing is deleted.`,
      confirm: 'Disable',
    }),
  }),
];

const columns: readonly RecordColumn<Member>[] = [
  {
    field: 'roles',
    title: 'Roles',
    text: ({ roles }) => roles.map(heldRoleName).join('; '),
    render: (member) => <Roles {...member} />,
    stack: 'line',
  },
  { field: 'teams', title: 'Teams', render: ({ teams }) => teams.join(', ') },
  {
    field: 'lastUsedAt',
    title: 'Last here',
    width: 170,
    render: ({ lastUsedAt }, { momentOf }) => (lastUsedAt ? momentOf(lastUsedAt) : <Quiet>Not lately</Quiet>),
  },
  {
    field: 'status',
    title: 'Account',
    width: 120,
    text: ({ status }) => memberStateLabels[status],
    render: ({ status }) => (
      <StatusBadge variant={status === 'active' ? 'success' : 'secondary'}>{memberStateLabels[status]}</StatusBadge>
    ),
    stack: 'badge',
  },
  { field: 'email', title: 'E-mail', optional: true },
  { field: 'title', title: 'Works as', optional: true },
  { field: 'joinedOn', title: 'Here since', optional: true },
];

/** Everybody with an account: what they may do, and what may be done about it. */
export function Members() {
  const own = useQuery(query(listRoles, {})).data?.items.flatMap(({ customRoleId, name }) =>
    customRoleId ? [{ value: customRoleId, label: name }] : [],
  );
  const [opened, setOpened] = useState<OpenedMember>();
  const { industries } = useMe().organization;
  return (
    <>
      <RecordList
        list={useListFilters(listMembers)}
        label="people"
        main={{ field: 'name', title: 'Name', under: ({ email }) => email }}
        columns={[
          ...columns,
          {
            field: 'menu',
            title: 'Actions',
            deeds: true,
            width: 90,
            render: (member) => (
              <MemberMenu member={member} onMember={(deed, whom, role) => setOpened({ deed, member: whom, role })} />
            ),
            stack: 'column',
          },
        ]}
        filters={{
          search: 'Name or e-mail',
          role: { label: 'Role', choices: choicesOf(roleTable) },
          customRoleId: own && own.length > 0 && { label: 'Own role', choices: own },
          industry: industries.length > 1 && { label: 'Industry', choices: choicesOf(industryLabels, industries) },
          status: { label: 'Account', choices: choicesOf(memberStateLabels) },
          presence: { label: 'Last here', choices: PRESENCES },
        }}
        empty={<EmptyState title="Nobody has an account yet" text="Invite people: they get a link to join by." />}
        bulk={bulk}
      />
      {opened && <MemberDialog opened={opened} onClose={() => setOpened(undefined)} />}
    </>
  );
}

const Roles = ({ roles }: Pick<Member, 'roles'>) => (
  <span className={cell.cell}>
    {roles.map((held) => (
      <span key={held.roleId}>{heldRoleName(held)}</span>
    ))}
  </span>
);

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
import { choicesOf } from '../../lib/choices';
import { counted } from '../../lib/counted';
import { query, steadyQuery } from '../../lib/query';
import { useMe } from '../../lib/session';
import { useListFilters } from '../../lib/use-list-filters';
import { useNarrow } from '../../lib/use-narrow';
import { ListSearch } from '../../ui/filters/list-search';
import { ListSelect } from '../../ui/filters/list-select';
import { bulkCommand, type BulkAction } from '../../ui/list/bulk-action';
import { EmptyState } from '../../ui/loading/empty-state';
import { DataTable } from '../../ui/table/data-table';
import { memberColumns } from './member-columns';
import { MemberDialog, type OpenedMember } from './member-dialog';

const PRESENCES = [{ value: 'dormant', label: 'Not for 90 days' }];

const named = (members: readonly Member[]) => members.map(({ name }) => name).join(', ');

const bulk: readonly BulkAction<Member>[] = [
  bulkCommand(signMemberOut, {
    key: 'signOut',
    label: 'Sign out…',
    allows: ({ status }) => status === 'active',
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
    allows: ({ status }) => status === 'disabled',
    input: ({ id }) => ({ userId: id }),
    done: (count) => `${counted(count, 'accounts')} enabled`,
  }),
  bulkCommand(disableAccount, {
    key: 'disable',
    label: 'Disable…',
    danger: true,
    allows: ({ status }) => status === 'active',
    input: ({ id }) => ({ userId: id }),
    done: (count) => `${counted(count, 'accounts')} disabled`,
    confirm: (members) => ({
      title: `Disable ${counted(members.length, 'accounts')}?`,
      text: `${named(members)}: signed out everywhere within five seconds, with what applications act by. Nothing is deleted.`,
      confirm: 'Disable',
    }),
  }),
];

/** Everybody with an account: what they may do, and what may be done about it. */
export function Members() {
  const { params, input } = useListFilters(listMembers);
  const members = useQuery(steadyQuery(listMembers, { ...params.paging, ...input }));
  const own = useQuery(query(listRoles, {})).data?.items.flatMap(({ customRoleId, name }) =>
    customRoleId ? [{ value: customRoleId, label: name }] : [],
  );
  const [opened, setOpened] = useState<OpenedMember>();
  const { industries } = useMe().organization;
  const narrow = useNarrow();
  return (
    <>
      <DataTable
        label="people"
        query={members}
        params={params}
        columns={memberColumns(narrow, (deed, member, role) => setOpened({ deed, member, role }))}
        minWidth={narrow ? 0 : 880}
        exports="permitted"
        bulk={bulk}
        nameOf={({ name }) => name}
        toolbar={
          <>
            <ListSearch params={params} label="Search people" placeholder="Name or e-mail" />
            <ListSelect params={params} name="role" label="Role" w={200} choices={choicesOf(roleTable)} />
            {own && own.length > 0 && (
              <ListSelect params={params} name="customRoleId" label="Own role" w={180} choices={own} />
            )}
            {industries.length > 1 && (
              <ListSelect
                params={params}
                name="industry"
                label="Industry"
                choices={choicesOf(industryLabels, industries)}
              />
            )}
            <ListSelect params={params} name="status" label="Account" choices={choicesOf(memberStateLabels)} />
            <ListSelect params={params} name="presence" label="Last here" choices={PRESENCES} />
          </>
        }
        empty={<EmptyState title="Nobody has an account yet" text="Invite people: they get a link to join by." />}
      />
      {opened && <MemberDialog opened={opened} onClose={() => setOpened(undefined)} />}
    </>
  );
}

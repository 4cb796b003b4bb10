import { Select, Textarea } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { Output } from '@talent-os/contracts/define';
import { invitePeople } from '@talent-os/contracts/identity/invitations';
import { listRoles, type RoleInUse } from '@talent-os/contracts/identity/roles';
import { listTeams } from '@talent-os/contracts/identity/teams';
import { useState } from 'react';
import { roleOf } from '@/features/members/role-choices';
import { GivenRoleFields, type GivenRole } from '@/features/members/role-fields';
import { draftOf } from '@/lib/draft';
import { counted } from '@/lib/counted';
import { query } from '@/lib/query';
import { useMe } from '@/lib/session';
import { useCommand } from '@/lib/use-command';
import { useSubmitForm } from '@/lib/use-submit-form';
import { FormDialog } from '@/ui/dialog/form-dialog';
import { readAddresses } from './address-list.rules';
import { Invited } from './invited';

type InvitePeopleProps = { readonly onClose: () => void };
type Values = GivenRole & { readonly addresses: string; readonly teamId: string | null };
type Answer = Output<typeof invitePeople>['items'];

/** Asks people to join, by their addresses; says afterwards what became of each. */
export function InvitePeople({ onClose }: InvitePeopleProps) {
  const roles = useQuery(query(listRoles, {}));
  const [answer, setAnswer] = useState<Answer>();
  if (answer) return <Invited answer={answer} onClose={onClose} />;
  return roles.data && <InviteForm roles={roles.data.items} onSent={setAnswer} onClose={onClose} />;
}

type InviteFormProps = InvitePeopleProps & {
  readonly roles: readonly RoleInUse[];
  readonly onSent: (answer: Answer) => void;
};

function InviteForm({ roles, onSent, onClose }: InviteFormProps) {
  const [industry] = useMe().organization.industries;
  const teams = useQuery(query(listTeams, {}));
  const { run, loading } = useCommand(invitePeople);
  const { form, dialog } = useSubmitForm({
    initial: { addresses: '', role: '', industry: industry!, teamId: null } as Values,
    draft: draftOf(invitePeople),
    validate: ({ addresses, role }) => {
      const { fault } = readAddresses(addresses);
      return { ...(fault && { addresses: fault }), ...(role === '' && { role: 'Please choose a role' }) };
    },
    send: ({ addresses, role, industry: place, teamId }, _, acknowledged) =>
      run(
        {
          people: [...readAddresses(addresses).people],
          ...roleOf(role, roles),
          industry: place,
          ...(teamId && { teamId }),
        },
        acknowledged,
      ),
    errorsOf: ({ byField }) =>
      Object.fromEntries(
        Object.entries(byField).map(([field, message]) => [field.startsWith('people') ? 'addresses' : field, message]),
      ),
    loading,
    onClose,
    onDone: ({ items }) => onSent(items),
  });
  const { people } = readAddresses(form.values.addresses);
  return (
    <FormDialog
      {...dialog}
      title="Invite people"
      submit={people.length > 1 ? `Invite ${counted(people.length, 'people', 'person')}` : 'Invite'}
    >
      <Textarea
        label="E-mail addresses"
        description="One a line, with or without a name: Ana Ruiz <ana@clinic.example>. At most 200."
        required
        autosize
        minRows={3}
        maxRows={10}
        {...form.getInputProps('addresses')}
      />
      <GivenRoleFields form={form} roles={roles} />
      <Select
        label="Team"
        placeholder="None yet"
        clearable
        searchable
        data={(teams.data?.items ?? []).map(({ id, name }) => ({ value: id, label: name }))}
        {...form.getInputProps('teamId')}
      />
    </FormDialog>
  );
}

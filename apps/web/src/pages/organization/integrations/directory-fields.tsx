import { Select, Switch, TextInput } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { industryLabels, roleTable, type Industry } from '@talent-os/contracts/access/tables';
import { employeeRoles } from '@talent-os/contracts/access/grants';
import { choicesOf } from '@/lib/choices';
import { useMe } from '@/lib/session';

export type DirectoryValues = {
  readonly name: string;
  readonly role: string;
  readonly industry: Industry;
  readonly invites: boolean;
};

const roleChoices = employeeRoles.map((role) => ({ value: role as string, label: roleTable[role].label }));

/** What a directory is called, and how its people start. */
export function DirectoryFields({ form }: { readonly form: UseFormReturnType<DirectoryValues> }) {
  const { industries } = useMe().organization;
  return (
    <>
      <TextInput label="Name" placeholder="Entra ID" required {...form.getInputProps('name')} />
      <Select
        label="New people start as"
        description="Groups of the directory can give another role instead."
        required
        searchable
        data={roleChoices}
        {...form.getInputProps('role')}
      />
      {industries.length > 1 && (
        <Select
          label="Industry"
          required
          allowDeselect={false}
          data={choicesOf(industryLabels, industries)}
          {...form.getInputProps('industry')}
        />
      )}
      <Switch
        label="Send new people a link to choose a password"
        description="Where this installation sends mail. Without it they need single sign-on."
        {...form.getInputProps('invites', { type: 'checkbox' })}
      />
    </>
  );
}

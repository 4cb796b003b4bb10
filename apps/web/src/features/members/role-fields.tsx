import { Select } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { industryLabels, type Industry } from '@talent-os/contracts/access/tables';
import type { RoleInUse } from '@talent-os/contracts/identity/roles';
import { choicesOf } from '@/lib/choices';
import { useMe } from '@/lib/session';
import { roleChoices } from './role-choices';

export type GivenRole = { readonly role: string; readonly industry: Industry };

type GivenRoleFieldsProps<V extends GivenRole> = {
  readonly form: UseFormReturnType<V>;
  readonly roles: readonly RoleInUse[];
};

/** Which role in which industry; an organization of one industry is not asked. */
export function GivenRoleFields<V extends GivenRole>({ form, roles }: GivenRoleFieldsProps<V>) {
  const { industries } = useMe().organization;
  return (
    <>
      <Select label="Role" required searchable data={roleChoices(roles)} {...form.getInputProps('role')} />
      {industries.length > 1 && (
        <Select
          label="Industry"
          required
          allowDeselect={false}
          data={choicesOf(industryLabels, industries)}
          {...form.getInputProps('industry')}
        />
      )}
    </>
  );
}

import { Select } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { useQuery } from '@tanstack/react-query';
import { grantableRoles, isEmployee, type employeeRoles } from '@talent-os/contracts/access/grants';
import { industryLabels, type Industry } from '@talent-os/contracts/access/tables';
import type { RoleInUse } from '@talent-os/contracts/identity/roles';
import { listTeams } from '@talent-os/contracts/identity/teams';
import { roleChoices, roleOf } from '@/features/members/role-choices';
import { choicesOf } from '@/lib/choices';
import { query } from '@/lib/query';
import { useMe } from '@/lib/session';

export type GroupValues = { readonly role: string | null; readonly industry: Industry; readonly teamId: string | null };
type EmployeeRole = { readonly role: (typeof employeeRoles)[number]; readonly customRoleId?: string };

/** What a group gives, as the operations take it. */
export const toMapping = ({ role, industry, teamId }: GroupValues, roles: readonly RoleInUse[]) => ({
  ...(role && { grant: { ...(roleOf(role, roles) as EmployeeRole), industry } }),
  ...(teamId && { teamId }),
});

const applicants: readonly string[] = grantableRoles.filter((role) => !isEmployee(role));

/** Nobody applies by being in a group. */
const rolesOfWork = (roles: readonly RoleInUse[]) =>
  roleChoices(roles).map(({ group, items }) => ({
    group,
    items: items.filter(({ value }) => !applicants.includes(value)),
  }));

type GroupFieldsProps<V extends GroupValues> = {
  readonly form: UseFormReturnType<V>;
  readonly roles: readonly RoleInUse[];
  /** When people have the role. */
  readonly when: string;
};

/** Which role and team a group gives. */
export function GroupFields<V extends GroupValues>({ form, roles, when }: GroupFieldsProps<V>) {
  const { industries } = useMe().organization;
  const teams = useQuery(query(listTeams, {}));
  return (
    <>
      <Select
        label="Role"
        description={when}
        placeholder="None"
        clearable
        allowDeselect={false}
        searchable
        data={rolesOfWork(roles)}
        {...form.getInputProps('role')}
      />
      {industries.length > 1 && (
        <Select
          label="Industry"
          allowDeselect={false}
          data={choicesOf(industryLabels, industries)}
          {...form.getInputProps('industry')}
        />
      )}
      <Select
        label="Team"
        placeholder="None"
        clearable
        allowDeselect={false}
        searchable
        data={(teams.data?.items ?? []).map((team) => ({ value: team.id, label: team.name }))}
        {...form.getInputProps('teamId')}
      />
    </>
  );
}

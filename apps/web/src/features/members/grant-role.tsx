import { useQuery } from '@tanstack/react-query';
import { grantRole, type Member } from '@talent-os/contracts/identity/members';
import { listRoles, type RoleInUse } from '@talent-os/contracts/identity/roles';
import { query } from '@/lib/query';
import { useMe } from '@/lib/session';
import { useCommandForm } from '@/lib/use-command-form';
import { FormDialog } from '@/ui/dialog/form-dialog';
import { roleOf } from './role-choices';
import { GivenRoleFields, type GivenRole } from './role-fields';

type GrantRoleProps = { readonly member: Member; readonly onClose: () => void };

/** Gives a person a role. One of the same base in the same industry is replaced. */
export function GrantRole(props: GrantRoleProps) {
  const roles = useQuery(query(listRoles, {}));
  return roles.data && <GrantForm {...props} roles={roles.data.items} />;
}

function GrantForm({ member: { id: userId, name }, roles, onClose }: GrantRoleProps & { roles: readonly RoleInUse[] }) {
  const [industry] = useMe().organization.industries;
  const { form, dialog } = useCommandForm(grantRole, {
    initial: { role: '', industry: industry! } as GivenRole,
    toInput: (values) => ({ userId, ...roleOf(values.role, roles), industry: values.industry }),
    done: `${name} has the role now`,
    onClose,
  });
  return (
    <FormDialog {...dialog} title={`Give ${name} a role`} submit="Give role">
      <GivenRoleFields form={form} roles={roles} />
    </FormDialog>
  );
}

import { useQuery } from '@tanstack/react-query';
import {
  mapProvisionedGroup,
  type ProvisionedGroup,
  type ProvisioningConnection,
} from '@talent-os/contracts/identity/provisioning';
import { listRoles, type RoleInUse } from '@talent-os/contracts/identity/roles';
import { query } from '@/lib/query';
import { useCommandForm } from '@/lib/use-command-form';
import { FormDialog } from '@/ui/dialog/form-dialog';
import { GroupFields, toMapping, type GroupValues } from './group-fields';

type MapGroupProps = {
  readonly directory: ProvisioningConnection;
  readonly group: ProvisionedGroup;
  readonly onClose: () => void;
};

/** Says which role and team a group gives. */
export function MapGroup(props: MapGroupProps) {
  const roles = useQuery(query(listRoles, {}));
  return roles.data && <MapForm {...props} roles={roles.data.items} />;
}

function MapForm({ directory, group, roles, onClose }: MapGroupProps & { readonly roles: readonly RoleInUse[] }) {
  const { id: groupId, name, customRoleId, role, industry, teamId } = group;
  const { form, dialog } = useCommandForm(mapProvisionedGroup, {
    initial: { role: customRoleId ?? role, industry: industry ?? directory.industry, teamId } as GroupValues,
    toInput: (values) => ({ connectionId: directory.id, groupId, ...toMapping(values, roles) }),
    done: `What ${name} gives was changed`,
    onClose,
  });
  return (
    <FormDialog {...dialog} title={`What ${name} gives`} submit="Save">
      <GroupFields form={form} roles={roles} when="Held by whoever is in the group, within five seconds." />
    </FormDialog>
  );
}

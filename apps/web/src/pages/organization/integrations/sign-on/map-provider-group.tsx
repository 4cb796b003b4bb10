import { TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { listRoles, type RoleInUse } from '@talent-os/contracts/identity/roles';
import { mapSsoGroup, type SsoConnection, type SsoGroup } from '@talent-os/contracts/identity/sso';
import { query } from '@/lib/query';
import { useCommandForm } from '@/lib/use-command-form';
import { FormDialog } from '@/ui/dialog/form-dialog';
import { GroupFields, toMapping, type GroupValues } from '../group-fields';

type MapProviderGroupProps = {
  readonly provider: SsoConnection;
  /** Absent for a new one. */
  readonly group?: SsoGroup;
  readonly onClose: () => void;
};

/** Says which role and team a value of the groups claim gives. */
export function MapProviderGroup(props: MapProviderGroupProps) {
  const roles = useQuery(query(listRoles, {}));
  return roles.data && <MapForm {...props} roles={roles.data.items} />;
}

type MapFormProps = MapProviderGroupProps & { readonly roles: readonly RoleInUse[] };

function MapForm({ provider, group, roles, onClose }: MapFormProps) {
  const { form, dialog } = useCommandForm(mapSsoGroup, {
    initial: {
      name: group?.name ?? '',
      role: group?.customRoleId ?? group?.role ?? null,
      industry: group?.industry ?? provider.industry,
      teamId: group?.teamId ?? null,
    } as GroupValues & { readonly name: string },
    toInput: ({ name, ...values }) => ({ ssoConnectionId: provider.id, name, ...toMapping(values, roles) }),
    done: (_, { name }) => `What ${name} gives was changed`,
    onClose,
  });
  return (
    <FormDialog {...dialog} title={group ? `What ${group.name} gives` : 'Add a group'} submit="Save">
      {!group && (
        <TextInput
          label="Group"
          description="As the provider sends it: a name, or an id from Entra ID."
          required
          {...form.getInputProps('name')}
        />
      )}
      <GroupFields form={form} roles={roles} when="Held by whoever is in the group, when they sign in next." />
    </FormDialog>
  );
}

import { TextInput } from '@mantine/core';
import { changeRole, type RoleInUse } from '@talent-os/contracts/identity/roles';
import { counted } from '@/lib/counted';
import { useCommandForm } from '@/lib/use-command-form';
import { FormDialog } from '@/ui/dialog/form-dialog';
import { Section } from '@/ui/page/section';
import { HubFields, PermissionFields } from './role-fields';
import { copyOf, type RoleValues } from './role-values';

type EditRoleProps = { readonly role: RoleInUse; readonly onClose: () => void };

/** Changes a role of the organization's own, and says how many people that concerns. */
export function EditRole({ role, onClose }: EditRoleProps) {
  const { customRoleId, version, name, people } = role;
  const { form, dialog } = useCommandForm(changeRole, {
    initial: { ...copyOf(role), name } as RoleValues,
    toInput: ({ name: called, permissions, hiddenModules }) => ({
      customRoleId: customRoleId!,
      version: version!,
      name: called,
      permissions,
      hiddenModules,
    }),
    done: ({ people: concerned }) => `Saved for ${counted(concerned, 'people', 'person')}`,
    onClose,
  });
  return (
    <FormDialog
      {...dialog}
      title={`Edit ${name}`}
      submit={people > 0 ? `Save for ${counted(people, 'people', 'person')}` : 'Save'}
      size="lg"
    >
      <TextInput label="Name" required maxLength={60} {...form.getInputProps('name')} />
      <Section title="Hubs">
        <HubFields form={form} />
      </Section>
      <Section title="Permissions">
        <PermissionFields form={form} />
      </Section>
    </FormDialog>
  );
}

import { deleteRole, type RoleInUse } from '@talent-os/contracts/identity/roles';
import { ConfirmCommand } from '../../../ui/dialog/confirm-command';

type DeleteRoleProps = { readonly role: RoleInUse; readonly onClose: () => void };

export const DeleteRole = ({ role: { customRoleId, name }, onClose }: DeleteRoleProps) => (
  <ConfirmCommand
    operation={deleteRole}
    input={{ customRoleId: customRoleId! }}
    done={`${name} was deleted`}
    danger
    title={`Delete ${name}?`}
    confirm="Delete"
    onClose={onClose}
  >
    A role that somebody holds, or was promised by an invitation, is not deleted: give those people another one first.
  </ConfirmCommand>
);

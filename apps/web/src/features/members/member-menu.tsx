import { ActionIcon, Menu } from '@mantine/core';
import { IconDots } from '@tabler/icons-react';
import { isGrantable } from '@talent-os/contracts/access/grants';
import { askPlatformAdministrator } from '@talent-os/contracts/identity/approvals';
import type { HeldRole, Member } from '@talent-os/contracts/identity/members';
import { heldRoleName } from '@/lib/role-name';
import { useMay } from '@/lib/use-may';

/** What can be done with an account of the list. */
export type MemberDeed = 'grant' | 'revoke' | 'passwordLink' | 'signOut' | 'disable' | 'enable' | 'platform';
type OnMember = (deed: MemberDeed, member: Member, role?: HeldRole) => void;

type MemberMenuProps = { readonly member: Member; readonly onMember: OnMember };

export function MemberMenu({ member, onMember }: MemberMenuProps) {
  const { name, status, roles, may } = member;
  const mayAsk = useMay(askPlatformAdministrator) && status === 'active';
  // Nobody is made one in an organization: what cannot be given there is held already.
  const ofPlatform = roles.some(({ roleName }) => !isGrantable(roleName));
  return (
    <Menu position="bottom-end" withinPortal>
      <Menu.Target>
        <ActionIcon variant="subtle" color="gray" aria-label={`Actions for ${name}`}>
          <IconDots size={17} />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item onClick={() => onMember('grant', member)}>Give a role</Menu.Item>
        {roles.length > 1 &&
          roles.map((role) => (
            <Menu.Item key={role.roleId} onClick={() => onMember('revoke', member, role)}>
              Take away {heldRoleName(role)}
            </Menu.Item>
          ))}
        {mayAsk && !ofPlatform && (
          <Menu.Item onClick={() => onMember('platform', member)}>Make platform administrator</Menu.Item>
        )}
        <Menu.Divider />
        {may.do.includes('passwordLink') && (
          <Menu.Item onClick={() => onMember('passwordLink', member)}>Password link</Menu.Item>
        )}
        {may.do.includes('signOut') && (
          <Menu.Item onClick={() => onMember('signOut', member)}>Sign out everywhere</Menu.Item>
        )}
        {may.to.includes('disabled') && (
          <Menu.Item color="red" onClick={() => onMember('disable', member)}>
            Disable
          </Menu.Item>
        )}
        {may.to.includes('active') && <Menu.Item onClick={() => onMember('enable', member)}>Enable</Menu.Item>}
      </Menu.Dropdown>
    </Menu>
  );
}

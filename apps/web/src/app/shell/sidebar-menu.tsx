import { useAbility } from '@casl/react';
import { Menu, UnstyledButton } from '@mantine/core';
import type { AppAbility } from '@talent-os/contracts/access/ability';
import { fullName } from '@talent-os/contracts/identity/full-name';
import { IconLogout } from '@tabler/icons-react';
import { useMe } from '@/lib/session';
import { AppLink } from '@/ui/button/app-link';
import { Initials } from '@/ui/display/initials';
import { looks } from '@/ui/theme/hub-looks';
import { accountScreens } from '@/lib/menu';
import css from './sidebar.module.css';

const names: Readonly<Record<string, string>> = { '/admin': 'Admin', '/organization': 'Organization', '/user': 'User' };

/** The menu at the foot of the sidebar: out, and to the administration the role may use. */
export function SidebarMenu() {
  const { user } = useMe();
  const ability = useAbility<AppAbility>();
  return (
    <Menu position="right-end" width={200}>
      <Menu.Target>
        <UnstyledButton className={css.person} aria-label={`${user.firstName}, user menu`}>
          <Initials name={fullName(user)} small />
          <span>{user.firstName}</span>
        </UnstyledButton>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item component={AppLink} to="/logout" leftSection={<IconLogout size={16} />}>
          Logout
        </Menu.Item>
        {accountScreens(ability).map(({ path, hub, label }) => {
          const { icon: ScreenIcon } = looks[hub];
          return (
            <Menu.Item key={path} component={AppLink} to={path} leftSection={<ScreenIcon size={16} />}>
              {names[path] ?? label}
            </Menu.Item>
          );
        })}
      </Menu.Dropdown>
    </Menu>
  );
}

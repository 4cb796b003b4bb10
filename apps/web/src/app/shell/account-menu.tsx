import { useAbility } from '@casl/react';
import { Menu, UnstyledButton } from '@mantine/core';
import type { AppAbility } from '@talent-os/contracts/access/ability';
import { roleTable } from '@talent-os/contracts/access/tables';
import { IconLogout, IconSettings, IconSparkles } from '@tabler/icons-react';
import { showAssistant, useAssistantShown } from '../../features/chat/visibility';
import { useMe } from '../../lib/session';
import { AppLink } from '../../ui/app-link';
import { Initials } from '../../ui/initials';
import { looks } from '../../ui/hub-looks';
import { accountScreens } from '../../lib/menu';

/** The header's menu: settings, where they are built, and the way out. */
export function AccountMenu() {
  const { user, organization } = useMe();
  const ability = useAbility<AppAbility>();
  const name = `${user.firstName} ${user.lastName}`;
  const assistant = useAssistantShown();
  const screens = accountScreens(ability);
  const settings = screens.find(({ hub }) => hub === 'user');
  return (
    <Menu position="bottom-end" width={230} withinPortal={false}>
      <Menu.Target>
        <UnstyledButton aria-label={`Account of ${name}`}>
          <Initials name={name} />
        </UnstyledButton>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Label>
          {name}
          <br />
          {roleTable[user.activeRole].label} · {organization.name}
        </Menu.Label>
        {settings && (
          <Menu.Item component={AppLink} to={settings.path} leftSection={<IconSettings size={16} />}>
            Settings
          </Menu.Item>
        )}
        {screens
          .filter(({ hub }) => hub !== 'user')
          .map(({ path, hub, label }) => {
            const { icon: ScreenIcon } = looks[hub];
            return (
              <Menu.Item key={path} component={AppLink} to={path} leftSection={<ScreenIcon size={16} />}>
                {label}
              </Menu.Item>
            );
          })}
        <Menu.Item leftSection={<IconSparkles size={16} />} onClick={() => showAssistant(!assistant)}>
          {assistant ? 'Hide assistant' : 'Show assistant'}
        </Menu.Item>
        <Menu.Item component={AppLink} to="/logout" leftSection={<IconLogout size={16} />}>
          Sign out
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}

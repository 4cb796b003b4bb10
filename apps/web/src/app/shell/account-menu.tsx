import { useAbility } from '@casl/react';
import { Menu, UnstyledButton } from '@mantine/core';
import type { AppAbility } from '@talent-os/contracts/access/ability';
import { getMyPhoto } from '@talent-os/contracts/identity/own-photo';
import { fullName } from '@talent-os/contracts/identity/full-name';
import { useQuery } from '@tanstack/react-query';
import { IconLogout, IconMoon, IconSettings, IconSparkles, IconSun } from '@tabler/icons-react';
import { showAssistant, useAssistantShown } from '@/features/chat/visibility';
import { activeRoleName } from '@/lib/role-name';
import { query } from '@/lib/query';
import { useMe } from '@/lib/session';
import { AppLink } from '@/ui/button/app-link';
import { Initials } from '@/ui/display/initials';
import { looks } from '@/ui/theme/hub-looks';
import { accountScreens } from '@/lib/menu';
import { useOtherScheme } from './use-other-scheme';
import css from './header.module.css';

/** The header's menu: settings, where they admit somebody, and the way out. */
export function AccountMenu() {
  const { user, organization, hasPhoto } = useMe();
  const photo = useQuery({ ...query(getMyPhoto, {}), enabled: hasPhoto, staleTime: Number.POSITIVE_INFINITY });
  const ability = useAbility<AppAbility>();
  const name = fullName(user);
  const assistant = useAssistantShown();
  const screens = accountScreens(ability);
  const scheme = useOtherScheme();
  const SchemeIcon = scheme.other === 'dark' ? IconMoon : IconSun;
  const settings = screens.find(({ hub }) => hub === 'user');
  return (
    <Menu position="bottom-end" width={230} withinPortal={false}>
      <Menu.Target>
        <UnstyledButton aria-label={`Account of ${name}`}>
          <Initials name={name} photo={hasPhoto ? photo.data?.photo : null} />
        </UnstyledButton>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Label>
          {name}
          <br />
          {activeRoleName(user)} · {organization.name}
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
        <Menu.Item className={css.schemeItem} leftSection={<SchemeIcon size={16} />} onClick={scheme.change}>
          {scheme.label}
        </Menu.Item>
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

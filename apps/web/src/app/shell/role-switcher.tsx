import { Menu, UnstyledButton } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { industryLabels } from '@talent-os/contracts/access/tables';
import type { Output } from '@talent-os/contracts/define';
import { getMe, switchRole } from '@talent-os/contracts/identity/me';
import { refusalOf } from '@talent-os/contracts/navigation/refusal';
import { IconCheck, IconSelector } from '@tabler/icons-react';
import { useNavigate } from 'react-router-dom';
import { query } from '@/lib/query';
import { activeRoleName, roleName } from '@/lib/role-name';
import { useMe } from '@/lib/session';
import { keepTokens } from '@/lib/tokens';
import { useCommand } from '@/lib/use-command';
import { abilityOf } from './guard';
import { useCurrentRoute } from '@/lib/use-current-route';
import css from './role-switcher.module.css';

/** Changes the role people work in. The screen stays where the new role may still see it; else they go home. */
export function RoleSwitcher() {
  const { user } = useMe();
  const client = useQueryClient();
  const navigate = useNavigate();
  const here = useCurrentRoute();
  const command = useCommand(switchRole, {
    done: ({ user: now }) => `You now work as ${activeRoleName(now)} in ${industryLabels[now.currentIndustry]}`,
  });

  async function arrive(session: Output<typeof switchRole>) {
    keepTokens(session);
    const me = await client.fetchQuery({ ...query(getMe, {}), staleTime: 0 });
    if (here && refusalOf(abilityOf(me), here)) await navigate('/', { replace: true });
    await client.invalidateQueries();
  }

  const isActive = (role: (typeof user.industryRoles)[number]) =>
    role.roleName === user.activeRole && role.industry === user.currentIndustry;

  return (
    <Menu position="bottom-start" width={260} withinPortal={false}>
      <Menu.Target>
        <UnstyledButton className={css.target} disabled={command.loading} aria-label="Switch role">
          <span className={css.text}>Switch role</span>
          <IconSelector size={14} aria-hidden />
        </UnstyledButton>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Label>Work as</Menu.Label>
        {user.industryRoles.map((role) => (
          <Menu.Item
            key={role.roleId}
            aria-current={isActive(role)}
            disabled={isActive(role)}
            rightSection={isActive(role) && <IconCheck size={14} />}
            onClick={() =>
              void command.run({ industry: role.industry, roleId: role.roleId }).then(arrive, () => undefined)
            }
          >
            {roleName(role)} · {industryLabels[role.industry]}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}

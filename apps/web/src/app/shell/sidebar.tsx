import { useAbility } from '@casl/react';
import { ActionIcon, Drawer } from '@mantine/core';
import type { AppAbility } from '@talent-os/contracts/access/ability';
import { IconPin, IconPinFilled } from '@tabler/icons-react';
import { useState } from 'react';
import { store, stored } from '@/lib/stored';
import { HubLinks } from './hub-links';
import { hubsOf } from '@/lib/menu';
import { SidebarMenu } from './sidebar-menu';
import css from './sidebar.module.css';

/** Hubs at the left: icons, names on hover, on focus or when pinned. */
export function Sidebar() {
  const ability = useAbility<AppAbility>();
  const [pinned, setPinned] = useState(() => stored('nav_pinned') === 'true');
  const pin = () => {
    store('nav_pinned', String(!pinned));
    setPinned(!pinned);
  };
  return (
    <div className={css.place} data-pinned={pinned || undefined}>
      <nav className={css.nav} aria-label="Hubs">
        <HubLinks hubs={hubsOf(ability)} />
        <div className={css.foot}>
          <ActionIcon
            variant="subtle"
            color="gray"
            className={css.pin}
            onClick={pin}
            aria-pressed={pinned}
            aria-label="Pin navigation"
          >
            {pinned ? <IconPinFilled size={16} /> : <IconPin size={16} />}
          </ActionIcon>
          <SidebarMenu />
        </div>
      </nav>
    </div>
  );
}

/** The same on small screens: a drawer over the page that keeps the focus until it closes. */
export function NavDrawer({ opened, onClose }: { readonly opened: boolean; readonly onClose: () => void }) {
  const ability = useAbility<AppAbility>();
  return (
    <Drawer opened={opened} onClose={onClose} size={280} title="Talent OS" classNames={{ body: css.drawer }}>
      <nav className={css.sheet} aria-label="Hubs">
        <HubLinks hubs={hubsOf(ability)} />
      </nav>
      <SidebarMenu />
    </Drawer>
  );
}

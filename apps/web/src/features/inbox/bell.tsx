import { ActionIcon, Indicator, Popover } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { listNotifications } from '@talent-os/contracts/identity/notifications';
import { IconBell } from '@tabler/icons-react';
import { lazy, Suspense } from 'react';
import { query } from '@/lib/query';

const BellList = lazy(() => import('./bell-list'));

/** My notifications, with how many are unread. */
export function Bell() {
  const [opened, { toggle, close }] = useDisclosure(false);
  const { data } = useQuery(query(listNotifications, {}));
  const unread = data?.unread ?? 0;
  return (
    <Popover
      opened={opened}
      onChange={(open) => !open && close()}
      position="bottom-end"
      width={360}
      shadow="md"
      radius={12}
      trapFocus
    >
      <Indicator disabled={unread === 0} color="red.9" size={16} offset={8} label={unread > 99 ? '99+' : unread}>
        <Popover.Target>
          <ActionIcon
            variant="subtle"
            color="gray"
            size="lg"
            onClick={toggle}
            aria-label={unread > 0 ? `Notifications, ${unread} unread` : 'Notifications'}
          >
            <IconBell size={18} />
          </ActionIcon>
        </Popover.Target>
      </Indicator>
      <Popover.Dropdown p={0} aria-label="Notifications">
        <Suspense>
          <BellList onLeave={close} />
        </Suspense>
      </Popover.Dropdown>
    </Popover>
  );
}

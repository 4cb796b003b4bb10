import { Anchor, Button, UnstyledButton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { Output } from '@talent-os/contracts/define';
import {
  listNotifications,
  readAllNotifications,
  readNotification,
  undoReadAll,
} from '@talent-os/contracts/identity/notifications';
import { useNavigate } from 'react-router-dom';
import { query } from '@/lib/query';
import { ago } from '@/lib/format';
import { useCommand } from '@/lib/use-command';
import { AppLink } from '@/ui/button/app-link';
import { EmptyState } from '@/ui/loading/empty-state';
import { Loaded } from '@/ui/loading/loaded';
import css from './bell-list.module.css';

type Item = Output<typeof listNotifications>['items'][number];

export default function BellList({ onLeave }: { readonly onLeave: () => void }) {
  const notifications = useQuery(query(listNotifications, {}));
  const navigate = useNavigate();
  const read = useCommand(readNotification);
  const back = useCommand(undoReadAll);
  const readAll = useCommand(readAllNotifications, {
    undo: ({ count, readAt }) =>
      count > 0 ? { text: `${count} marked as read`, run: () => back.mutate({ readAt }) } : undefined,
  });

  function open({ id, link, readAt }: Item) {
    if (!readAt) read.mutate({ notificationId: id });
    onLeave();
    void navigate(link);
  }

  return (
    <div className={css.list}>
      <div className={css.head}>
        <b>Notifications</b>
        {(notifications.data?.unread ?? 0) > 0 && (
          <Button size="compact-xs" variant="subtle" loading={readAll.loading} onClick={() => readAll.mutate({})}>
            Mark all as read
          </Button>
        )}
      </div>
      <Loaded query={notifications}>
        {({ items }) =>
          items.length === 0 ? (
            <EmptyState title="You are all caught up" />
          ) : (
            <ul className={css.items}>
              {items.map((item) => (
                <li key={item.id}>
                  <UnstyledButton
                    className={css.item}
                    data-unread={!item.readAt || undefined}
                    onClick={() => open(item)}
                  >
                    <span className={css.title}>{item.title}</span>
                    <span className={css.message}>{item.message}</span>
                    <time className={css.time} dateTime={item.createdAt}>
                      {ago(item.createdAt)}
                    </time>
                  </UnstyledButton>
                </li>
              ))}
            </ul>
          )
        }
      </Loaded>
      <div className={css.foot}>
        <Anchor component={AppLink} size="sm" to="/user/notifications/all" onClick={onLeave}>
          All notifications
        </Anchor>
        <Anchor component={AppLink} size="sm" to="/user/notifications" onClick={onLeave}>
          Settings
        </Anchor>
      </div>
    </div>
  );
}

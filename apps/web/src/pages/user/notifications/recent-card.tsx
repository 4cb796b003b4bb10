import { Anchor } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { listNotifications } from '@talent-os/contracts/identity/notifications';
import { InboxItem } from '@/features/notifications/inbox/inbox-item';
import { useInbox } from '@/features/notifications/inbox/use-inbox';
import { query } from '@/lib/query';
import { AppLink } from '@/ui/button/app-link';
import { Card } from '@/ui/page/card';
import { EmptyState } from '@/ui/loading/empty-state';
import { Loaded } from '@/ui/loading/loaded';
import { UndoToast } from '@/ui/message/undo-toast';

const SHOWN = 5;

/** The last notices, with the way to all of them. */
export function RecentCard() {
  const notifications = useQuery(query(listNotifications, {}));
  const inbox = useInbox();
  return (
    <Card
      title="Last notices"
      actions={
        <Anchor component={AppLink} to="/user/notifications/all" size="sm">
          All notifications
        </Anchor>
      }
      flush
    >
      <Loaded query={notifications} skeletons={SHOWN}>
        {({ items }) =>
          items.length === 0 ? (
            <EmptyState title="You are all caught up" />
          ) : (
            <ul className="plain" aria-label="Last notices">
              {items
                .toSorted((a, b) => b.createdAt.localeCompare(a.createdAt))
                .slice(0, SHOWN)
                .map((item) => (
                  <InboxItem key={item.id} item={item} inbox={inbox} />
                ))}
            </ul>
          )
        }
      </Loaded>
      {inbox.undoable && (
        <UndoToast key={inbox.undoable.at} text={inbox.undoable.text} onUndo={inbox.undo} onGone={inbox.forget} />
      )}
    </Card>
  );
}

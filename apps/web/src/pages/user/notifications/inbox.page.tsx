import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { listNotifications } from '@talent-os/contracts/identity/notifications';
import { IconChecks, IconSettings } from '@tabler/icons-react';
import { steadyQuery } from '../../../lib/query';
import { useListFilters } from '../../../lib/use-list-filters';
import { AppLink } from '../../../ui/button/app-link';
import { Card } from '../../../ui/page/card';
import { EmptyState } from '../../../ui/loading/empty-state';
import { Page } from '../../../ui/page/page';
import { UndoToast } from '../../../ui/message/undo-toast';
import { CardList } from '../../../ui/table/card-list';
import { inboxBulk } from './inbox-bulk';
import { inboxColumns } from './inbox-columns';
import { InboxFilters } from './inbox-filters';
import { InboxItem } from './inbox-item';
import { useInbox } from './use-inbox';

/** Everything the caller was told in the last 180 days, unread first. */
export function Component() {
  const { params, input } = useListFilters(listNotifications);
  const notifications = useQuery(steadyQuery(listNotifications, { page: params.page, ...input }));
  const inbox = useInbox();
  const { data } = notifications;
  return (
    <Page
      title="Notifications"
      description="What you were told in the last 180 days. What you have not read comes first."
      actions={
        <>
          <Button
            component={AppLink}
            to="/user/notifications"
            variant="default"
            leftSection={<IconSettings size={15} />}
          >
            Settings
          </Button>
          <Button
            leftSection={<IconChecks size={15} />}
            disabled={!data?.unread}
            loading={inbox.readingAll}
            onClick={() => void inbox.readAll({ kind: input.kind, hub: input.hub })}
          >
            Mark all as read
          </Button>
        </>
      }
      loading={notifications}
      skeletons={6}
    >
      <CardList
        label="notifications"
        query={notifications}
        params={params}
        columns={inboxColumns(inbox.open)}
        exports="own"
        as="Inbox"
        nameOf={({ title }) => title}
        bulk={inboxBulk}
        toolbar={<InboxFilters params={params} counts={data} hubs={data?.hubs ?? []} />}
        empty={<EmptyState title="No notifications" />}
        renderItems={(items) => (
          <Card flush>
            <ul className="plain" aria-label="Notifications">
              {items.map((item) => (
                <InboxItem key={item.id} item={item} inbox={inbox} />
              ))}
            </ul>
          </Card>
        )}
      />
      {inbox.undoable && (
        <UndoToast key={inbox.undoable.at} text={inbox.undoable.text} onUndo={inbox.undo} onGone={inbox.forget} />
      )}
    </Page>
  );
}

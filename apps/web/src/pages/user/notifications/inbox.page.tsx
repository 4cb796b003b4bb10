import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { Output } from '@talent-os/contracts/define';
import { listNotifications } from '@talent-os/contracts/identity/notifications';
import { IconChecks, IconSettings } from '@tabler/icons-react';
import { steadyQuery } from '../../../lib/query';
import { useListParams, type ListParams } from '../../../lib/use-list-params';
import { AppLink } from '../../../ui/app-link';
import { Card } from '../../../ui/card';
import { EmptyState } from '../../../ui/empty-state';
import { NothingFound } from '../../../ui/nothing-found';
import { Page } from '../../../ui/page';
import { Pager } from '../../../ui/pager';
import { UndoToast } from '../../../ui/undo-toast';
import { InboxFilters } from './inbox-filters';
import { InboxItem } from './inbox-item';
import { kindIn, showOf } from './inbox.rules';
import { useInbox } from './use-inbox';

/** Everything the caller was told in the last 180 days, unread first. */
export function Component() {
  const params = useListParams();
  const { page, search } = params;
  const [kind, hub, show] = [kindIn(params.get('kind')), params.get('hub'), showOf(params.get('show'))];
  const chosen = { kind, hub };
  const notifications = useQuery(steadyQuery(listNotifications, { page, show, ...chosen, search }));
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
            onClick={() => void inbox.readAll(chosen)}
          >
            Mark all as read
          </Button>
        </>
      }
      loading={notifications}
      skeletons={6}
    >
      <InboxFilters params={params} counts={data} hubs={data?.hubs ?? []} />
      {data && <Inbox data={data} inbox={inbox} params={params} />}
      <Pager params={params} total={data?.total ?? 0} />
      {inbox.undoable && (
        <UndoToast key={inbox.undoable.at} text={inbox.undoable.text} onUndo={inbox.undo} onGone={inbox.forget} />
      )}
    </Page>
  );
}

type InboxProps = {
  readonly data: Output<typeof listNotifications>;
  readonly inbox: ReturnType<typeof useInbox>;
  readonly params: ListParams;
};

function Inbox({ data: { items, total }, inbox, params }: InboxProps) {
  return (
    <Card flush>
      {total > 0 && (
        <ul className="plain" aria-label="Notifications">
          {items.map((item) => (
            <InboxItem key={item.id} item={item} inbox={inbox} />
          ))}
        </ul>
      )}
      {total === 0 &&
        (params.filtered ? <NothingFound onClear={params.clear} /> : <EmptyState title="No notifications" />)}
    </Card>
  );
}

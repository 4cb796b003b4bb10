import { Button, Pagination } from '@mantine/core';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { Output } from '@talent-os/contracts/define';
import { listNotifications } from '@talent-os/contracts/identity/notifications';
import { PAGE_SIZE } from '@talent-os/contracts/paging';
import { IconChecks, IconSettings } from '@tabler/icons-react';
import { query } from '../../../lib/query';
import { useListParams, type ListParams } from '../../../lib/use-list-params';
import { AppLink } from '../../../ui/app-link';
import { Card } from '../../../ui/card';
import { EmptyState } from '../../../ui/empty-state';
import { NothingFound } from '../../../ui/nothing-found';
import { Page } from '../../../ui/page';
import { UndoToast } from '../../../ui/undo-toast';
import { InboxFilters } from './inbox-filters';
import { InboxItem } from './inbox-item';
import { kindIn, showOf } from './inbox.rules';
import css from './inbox.module.css';
import { useInbox } from './use-inbox';

/** Everything the caller was told in the last 180 days, unread first. */
export function Component() {
  const params = useListParams();
  const { page, search } = params;
  const [kind, hub, show] = [kindIn(params.get('kind')), params.get('hub'), showOf(params.get('show'))];
  const chosen = { ...(kind && { kind }), ...(hub && { hub }) };
  const notifications = useQuery({
    ...query(listNotifications, { page, show, ...chosen, ...(search && { search }) }),
    placeholderData: keepPreviousData,
  });
  const inbox = useInbox();
  const { data } = notifications;
  const pages = Math.ceil((data?.total ?? 0) / PAGE_SIZE);
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
      {pages > 1 && (
        <Pagination
          total={pages}
          value={page}
          onChange={(next) => params.patch({ page: next > 1 ? String(next) : undefined })}
          getControlProps={(control) => ({ 'aria-label': control === 'previous' ? 'Previous page' : 'Next page' })}
        />
      )}
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
        <ul className={css.list} aria-label="Notifications">
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

import { Button, SegmentedControl } from '@mantine/core';
import { kindTable } from '@talent-os/contracts/identity/notification-kinds';
import { listNotifications } from '@talent-os/contracts/identity/notifications';
import { IconChecks, IconSettings } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { ago } from '@/lib/format';
import { useListAnswer } from '@/lib/use-list-answer';
import type { ListParams } from '@/lib/use-list-params';
import { useListFilters } from '@/lib/use-list-filters';
import { AppLink } from '@/ui/button/app-link';
import { Card } from '@/ui/page/card';
import { Page } from '@/ui/page/page';
import { UndoToast } from '@/ui/message/undo-toast';
import type { RecordColumn } from '@/ui/list/record-columns';
import { cardsOf } from '@/ui/list/record-cards';
import { RecordList } from '@/ui/list/record-list';
import { inboxBulk } from './inbox-bulk';
import { hubLabel, kindChoices, showOf, type Item } from './inbox.rules';
import { InboxItem } from './inbox-item';
import { useInbox, type InboxActions } from './use-inbox';

const withCount = (label: string, count: number | undefined) => (count ? `${label} (${count})` : label);

const columns: readonly RecordColumn<Item>[] = [
  { field: 'kind', title: 'Kind', render: ({ kind }) => kindTable[kind].label, text: true, stack: 'fact' },
  { field: 'hub', title: 'Hub', render: ({ hub }) => hubLabel(hub), text: true, stack: 'fact' },
  { field: 'createdAt', title: 'When', render: ({ createdAt }) => ago(createdAt), stack: 'fact' },
  { field: 'readAt', title: 'Read', optional: true, render: ({ readAt }) => (readAt ? ago(readAt) : 'Unread') },
  { field: 'message', title: 'Message', optional: true },
];

type InboxProps = {
  /** That there is nothing. */
  readonly empty: string;
  /** Above the list. */
  readonly children?: ReactNode;
};

/** Everything the caller was told in the last 180 days, unread first. */
export function Inbox({ empty, children }: InboxProps) {
  const list = useListFilters(listNotifications);
  const { params, input } = list;
  const notifications = useListAnswer(list);
  const inbox = useInbox();
  const { data } = notifications;
  return (
    <Page
      title="Notifications"
      description="What you were told in the last 180 days. What you have not read comes first."
      actions={<Actions inbox={inbox} unread={data?.unread} narrowed={{ kind: input.kind, hub: input.hub }} />}
      loading={notifications}
      skeletons={6}
    >
      {children}
      <RecordList
        list={list}
        label="notifications"
        opens={inbox.open}
        main={{ field: 'title', title: 'Notification', under: ({ message }) => message }}
        columns={columns}
        filters={{
          search: true,
          kind: { label: 'Kind', choices: kindChoices },
          hub: { label: 'Hub', choices: (data?.hubs ?? []).map((value) => ({ value, label: hubLabel(value) })) },
        }}
        lead={<ShowControl params={params} unread={data?.unread} snoozed={data?.snoozed} />}
        empty={empty}
        csv="own"
        bulk={inboxBulk}
        renderCards={cardsOf<Item>(
          (items) => (
            <Card flush>
              <ul className="plain" aria-label="Notifications">
                {items.map((item) => (
                  <InboxItem key={item.id} item={item} inbox={inbox} />
                ))}
              </ul>
            </Card>
          ),
          'Inbox',
        )}
      />
      {inbox.undoable && (
        <UndoToast key={inbox.undoable.at} text={inbox.undoable.text} onUndo={inbox.undo} onGone={inbox.forget} />
      )}
    </Page>
  );
}

type ShowControlProps = {
  readonly params: ListParams;
  readonly unread: number | undefined;
  readonly snoozed: number | undefined;
};

/** All of them, those that were not read, or those put off. */
const ShowControl = ({ params, unread, snoozed }: ShowControlProps) => (
  <SegmentedControl
    aria-label="Show"
    value={showOf(params.get('show'))}
    onChange={(show) => params.patch({ show: show === 'all' ? undefined : show })}
    data={[
      { value: 'all', label: 'All' },
      { value: 'unread', label: withCount('Unread', unread) },
      { value: 'snoozed', label: withCount('Snoozed', snoozed) },
    ]}
  />
);

type ActionsProps = {
  readonly inbox: InboxActions;
  readonly unread: number | undefined;
  readonly narrowed: Parameters<InboxActions['readAll']>[0];
};

const Actions = ({ inbox, unread, narrowed }: ActionsProps) => (
  <>
    <Button component={AppLink} to="/user/notifications" variant="default" leftSection={<IconSettings size={15} />}>
      Settings
    </Button>
    <Button
      leftSection={<IconChecks size={15} />}
      disabled={!unread}
      loading={inbox.readingAll}
      onClick={() => void inbox.readAll(narrowed)}
    >
      Mark all as read
    </Button>
  </>
);

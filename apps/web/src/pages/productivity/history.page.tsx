import { Button } from '@mantine/core';
import { IconArrowLeft, IconTrash, IconUsers } from '@tabler/icons-react';
import { listSessions } from '@talent-os/contracts/chat/sessions';
import { useListFilters } from '@/lib/use-list-filters';
import { useViewParams } from '@/lib/use-view-params';
import { ago } from '@/lib/format';
import { useListAnswer } from '@/lib/use-list-answer';
import { useOpened } from '@/lib/use-opened';
import { Page } from '@/ui/page/page';
import { lazyPart } from '@/ui/loading/lazy-part';
import { NoConversations } from '@/features/chat/history/no-conversations';
import { cardsOf } from '@/ui/list/record-cards';
import { RecordList } from '@/ui/list/record-list';
import { conversationBulk } from './history/conversation-bulk';
import { hubChoices, nameOf, sizeOf, type ConversationRow } from './history/conversation.rules';
import { ConversationDays } from './history/conversation-days';
import { ExportButton } from './history/export-button';
import { useDeletion } from './history/use-deletion';

const SharedConversation = lazyPart(
  async () => (await import('./history/shared/shared-conversation')).SharedConversation,
);
const SharedLists = lazyPart(async () => (await import('./history/shared/shared-lists')).SharedLists);
const DeleteDialog = lazyPart(async () => (await import('./history/delete-dialog')).DeleteDialog);
const RestoreToast = lazyPart(async () => (await import('./history/restore-toast')).RestoreToast);
const DeletedConversations = lazyPart(
  async () => (await import('./history/deleted-conversations')).DeletedConversations,
);
const ConversationDrawer = lazyPart(async () => (await import('./history/conversation-drawer')).ConversationDrawer);

const DELETED = 'deleted';
const SHARED = 'shared';

/** Every conversation the caller has had with the assistant, those they share or read along, and those deleted lately. */
export function Component() {
  const [params, change] = useViewParams();
  const show = (view: string | undefined) => () => change({ view }, { replace: true });
  const shareId = params.get('share');
  const view = params.get('view');
  const back = (
    <Button variant="default" leftSection={<IconArrowLeft size={15} />} onClick={show(undefined)}>
      All conversations
    </Button>
  );
  if (shareId) return <SharedConversation shareId={shareId} />;
  if (view === SHARED) return <SharedLists actions={back} />;
  if (view === DELETED) return <DeletedConversations actions={back} />;
  return <Conversations onShowDeleted={show(DELETED)} onShowShared={show(SHARED)} />;
}

type ConversationsProps = { readonly onShowDeleted: () => void; readonly onShowShared: () => void };

/** By day, narrowed as the address says. */
function Conversations({ onShowDeleted, onShowShared }: ConversationsProps) {
  const list = useListFilters(listSessions, {
    called: { hubContext: 'hub' },
    beside: ['includeMetrics'],
    derive: () => ({ includeMetrics: 'true' }),
    pageOf: (items: ConversationRow[]) => ({ items }),
  });
  const { opened, open, close } = useOpened({ conversation: 'id' });
  const deletion = useDeletion(close);
  return (
    <Page
      title="Conversation History"
      description="What you have asked the assistant, and what it answered. Only you and those you share one with can see it."
      actions={
        <>
          <Button variant="default" leftSection={<IconUsers size={15} />} onClick={onShowShared}>
            Shared
          </Button>
          <Button variant="default" leftSection={<IconTrash size={15} />} onClick={onShowDeleted}>
            Deleted
          </Button>
          <ExportButton />
        </>
      }
      loading={useListAnswer(list)}
      skeletons={4}
    >
      <RecordList
        list={list}
        label="conversations"
        opens={({ id }) => open(id)}
        main={{ field: 'messages', title: 'Conversation', render: nameOf, text: true }}
        columns={[
          { field: 'hub_title', title: 'Hub', stack: 'fact' },
          { field: 'page_title', title: 'Screen', stack: 'fact' },
          { field: 'metrics', title: 'Length', render: sizeOf, text: true },
          { field: 'updated_at', title: 'Last message', render: ({ updated_at }) => ago(updated_at), stack: 'fact' },
          { field: 'created_at', title: 'Begun', optional: true, render: ({ created_at }) => ago(created_at) },
        ]}
        filters={{ search: 'Words of a message', hubContext: { label: 'Hub', choices: hubChoices } }}
        nameOf={nameOf}
        empty={<NoConversations />}
        csv="own"
        bulk={conversationBulk}
        renderCards={cardsOf<ConversationRow>(
          (items) => (
            <ConversationDays conversations={items} onOpen={open} onDelete={deletion.ask} />
          ),
          'Days',
        )}
      />
      {opened.conversation && <ConversationDrawer sessionId={opened.conversation} onClose={close} />}
      {deletion.pending && <DeleteDialog {...deletion} conversation={deletion.pending} />}
      {deletion.deleted && <RestoreToast {...deletion} conversation={deletion.deleted} />}
    </Page>
  );
}

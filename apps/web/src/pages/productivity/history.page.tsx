import { Button } from '@mantine/core';
import { IconArrowLeft, IconTrash, IconUsers } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { listSessions } from '@talent-os/contracts/chat/sessions';
import { useListFilters } from '../../lib/use-list-filters';
import { useViewParams } from '../../lib/use-view-params';
import { steadyQuery } from '../../lib/query';
import { Page } from '../../ui/page/page';
import { lazyPart } from '../../ui/loading/lazy-part';
import { NoConversations } from '../../features/chat/history/no-conversations';
import { CardList } from '../../ui/table/card-list';
import { conversationBulk } from './history/conversation-bulk';
import { conversationColumns } from './history/conversation-columns';
import { nameOf, type ConversationRow } from './history/conversation.rules';
import { ConversationDays } from './history/conversation-days';
import { DeletedConversations } from './history/deleted-conversations';
import { DeleteDialog } from './history/delete-dialog';
import { ExportButton } from './history/export-button';
import { HistoryFilters } from './history/history-filters';
import { RestoreToast } from './history/restore-toast';
import { useDeletion } from './history/use-deletion';

const SharedConversation = lazyPart(
  async () => (await import('./history/shared/shared-conversation')).SharedConversation,
);
const SharedLists = lazyPart(async () => (await import('./history/shared/shared-lists')).SharedLists);
const ConversationDrawer = lazyPart(async () => (await import('./history/conversation-drawer')).ConversationDrawer);

const METRICS = { includeMetrics: 'true' } as const;
const DELETED = 'deleted';
const SHARED = 'shared';
const inOnePage = (items: ConversationRow[]) => ({ items, total: items.length });
const OPTIONS = {
  called: { hubContext: 'hub' },
  beside: ['includeMetrics'],
  derive: () => METRICS,
  pageOf: inOnePage,
} as const;

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
  const { params, input } = useListFilters(listSessions, OPTIONS);
  const open = params.get('conversation');
  const conversations = useQuery({ ...steadyQuery(listSessions, { ...METRICS, ...input }), select: inOnePage });
  const onOpen = (conversation: string) => params.patch({ conversation });
  const deletion = useDeletion(() => params.patch({ conversation: undefined }));
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
      loading={conversations}
      skeletons={4}
    >
      <CardList
        label="conversations"
        query={conversations}
        params={params}
        columns={conversationColumns(onOpen)}
        exports="own"
        as="Days"
        nameOf={nameOf}
        bulk={conversationBulk}
        toolbar={<HistoryFilters params={params} />}
        empty={<NoConversations />}
        renderItems={(items) => <ConversationDays conversations={items} onOpen={onOpen} onDelete={deletion.ask} />}
      />
      {open && <ConversationDrawer sessionId={open} onClose={() => params.patch({ conversation: undefined })} />}
      {deletion.pending && <DeleteDialog {...deletion} conversation={deletion.pending} />}
      {deletion.deleted && <RestoreToast {...deletion} conversation={deletion.deleted} />}
    </Page>
  );
}

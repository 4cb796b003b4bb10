import { Button } from '@mantine/core';
import { IconArrowLeft, IconTrash } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { listSessions } from '@talent-os/contracts/chat/sessions';
import { useListParams, type ListParams } from '../../lib/use-list-params';
import { steadyQuery } from '../../lib/query';
import { Page } from '../../ui/page';
import { lazyPart } from '../../ui/lazy-part';
import { ConversationDays } from './history/conversation-days';
import { DeletedConversations } from './history/deleted-conversations';
import { DeleteDialog } from './history/delete-dialog';
import { ExportButton } from './history/export-button';
import { HistoryFilters } from './history/history-filters';
import { RestoreToast } from './history/restore-toast';
import { useDeletion } from './history/use-deletion';

const ConversationDrawer = lazyPart(async () => (await import('./history/conversation-drawer')).ConversationDrawer);

const DELETED = 'deleted';

/** Every conversation the caller has had with the assistant, and those they have deleted lately. */
export function Component() {
  const params = useListParams();
  const showDeleted = () => params.patch({ view: DELETED });
  const showAll = () => params.patch({ view: undefined });
  return params.get('view') === DELETED ? (
    <DeletedConversations
      actions={
        <Button variant="default" leftSection={<IconArrowLeft size={15} />} onClick={showAll}>
          All conversations
        </Button>
      }
    />
  ) : (
    <Conversations params={params} onShowDeleted={showDeleted} />
  );
}

type ConversationsProps = { readonly params: ListParams; readonly onShowDeleted: () => void };

/** By day, narrowed as the address says. */
function Conversations({ params, onShowDeleted }: ConversationsProps) {
  const hub = params.get('hub');
  const open = params.get('conversation');
  const conversations = useQuery(
    steadyQuery(listSessions, { includeMetrics: 'true', hubContext: hub, search: params.search }),
  );
  const deletion = useDeletion(() => params.patch({ conversation: undefined }));
  return (
    <Page
      title="Conversation History"
      description="What you have asked the assistant, and what it answered. Only you can see it."
      actions={
        <>
          <Button variant="default" leftSection={<IconTrash size={15} />} onClick={onShowDeleted}>
            Deleted
          </Button>
          <ExportButton />
        </>
      }
      loading={conversations}
      skeletons={4}
    >
      <HistoryFilters params={params} />
      {conversations.data && (
        <ConversationDays
          conversations={conversations.data}
          filtered={hub !== undefined || params.search !== undefined}
          onClear={params.clear}
          onOpen={(sessionId) => params.patch({ conversation: sessionId })}
          onDelete={deletion.ask}
        />
      )}
      {open && <ConversationDrawer sessionId={open} onClose={() => params.patch({ conversation: undefined })} />}
      {deletion.pending && <DeleteDialog {...deletion} conversation={deletion.pending} />}
      {deletion.deleted && <RestoreToast {...deletion} conversation={deletion.deleted} />}
    </Page>
  );
}

import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { listSessions } from '@talent-os/contracts/chat/sessions';
import { useListParams } from '../../lib/use-list-params';
import { query } from '../../lib/query';
import { Page } from '../../ui/page';
import { ConversationDays } from './history/conversation-days';
import { ConversationDrawer } from './history/conversation-drawer';
import { DeleteDialog } from './history/delete-dialog';
import { ExportButton } from './history/export-button';
import { HistoryFilters } from './history/history-filters';
import { RestoreToast } from './history/restore-toast';
import { useDeletion } from './history/use-deletion';

/** Every conversation the caller has had with the assistant, by day. */
export function Component() {
  const params = useListParams();
  const hub = params.get('hub');
  const open = params.get('conversation');
  const conversations = useQuery({
    ...query(listSessions, {
      includeMetrics: 'true',
      ...(hub && { hubContext: hub }),
      ...(params.search && { search: params.search }),
    }),
    placeholderData: keepPreviousData,
  });
  const deletion = useDeletion(() => params.patch({ conversation: undefined }));
  return (
    <Page
      title="Conversation History"
      description="What you have asked the assistant, and what it answered. Only you can see it."
      actions={<ExportButton />}
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
      {deletion.asked && <DeleteDialog {...deletion} conversation={deletion.asked} />}
      {deletion.deleted && <RestoreToast {...deletion} conversation={deletion.deleted} />}
    </Page>
  );
}

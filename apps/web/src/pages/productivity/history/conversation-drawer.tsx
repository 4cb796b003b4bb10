import { Button, Group } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { getSession } from '@talent-os/contracts/chat/sessions';
import { branchTo } from '@/features/chat/conversation/branches.rules';
import { continueConversation } from '@/features/chat/panel';
import { Transcript } from '@/features/chat/transcript/transcript';
import { query } from '@/lib/query';
import { RecordDrawer } from '@/ui/dialog/record-drawer';
import { nameOf } from './conversation.rules';
import { useCopyConversation } from './use-copy-conversation';

type ConversationDrawerProps = { readonly sessionId: string; readonly onClose: () => void };

/** One conversation to read, with the way to go on with it. */
export function ConversationDrawer({ sessionId, onClose }: ConversationDrawerProps) {
  const conversation = useQuery(query(getSession, { sessionId }));
  const copy = useCopyConversation();

  function goOn(): void {
    onClose();
    continueConversation(sessionId);
  }

  return (
    <RecordDrawer
      query={conversation}
      title={conversation.data ? nameOf(conversation.data) : 'Conversation'}
      size={640}
      onClose={onClose}
    >
      {({ messages, leafId }) => (
        <>
          <Group gap="xs" mb="lg">
            <Button size="xs" onClick={goOn}>
              Continue in assistant
            </Button>
            <Button size="xs" variant="default" onClick={() => void copy(sessionId)}>
              Copy
            </Button>
          </Group>
          <Transcript messages={branchTo(messages, leafId)} />
        </>
      )}
    </RecordDrawer>
  );
}

import { Button, Drawer, Group } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { getSession } from '@talent-os/contracts/chat/sessions';
import { branchTo } from '../../../chat/conversation/branches.rules';
import { continueConversation } from '../../../chat/panel';
import { query } from '../../../lib/query';
import { Loaded } from '../../../ui/loaded';
import { useReturnFocus } from '../../../lib/use-return-focus';
import { nameOf } from './conversation.rules';
import { Transcript } from './transcript';
import { useCopyConversation } from './use-copy-conversation';

type ConversationDrawerProps = { readonly sessionId: string; readonly onClose: () => void };

/** One conversation to read, with the way to go on with it. */
export function ConversationDrawer({ sessionId, onClose }: ConversationDrawerProps) {
  const conversation = useQuery(query(getSession, { sessionId }));
  const copy = useCopyConversation();
  useReturnFocus();

  function goOn(): void {
    onClose();
    continueConversation(sessionId);
  }

  return (
    <Drawer
      opened
      onClose={onClose}
      position="right"
      size={640}
      title={conversation.data ? nameOf(conversation.data) : 'Conversation'}
    >
      <Loaded query={conversation} skeletons={4}>
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
      </Loaded>
    </Drawer>
  );
}

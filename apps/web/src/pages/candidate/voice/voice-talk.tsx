import { Button, VisuallyHidden } from '@mantine/core';
import { chatContextAt } from '@/features/chat/chat-context';
import { screenPlace } from '@/features/chat/conversation/conversation-place';
import { ConversationBody } from '@/features/chat/conversation/conversation-body';
import { branchTo } from '@/features/chat/conversation/branches.rules';
import { TalkProvider, useConversation, useTalk } from '@/features/chat/conversation/talk-context';
import { plain } from '@/features/chat/history/plain';
import { EmptyChat } from '@/features/chat/window/empty-chat';
import { ModeBadge } from '@/features/chat/window/mode-badge';
import { Card } from '@/ui/page/card';
import { SayForm } from './say-form';

const PATH = '/candidate/mobile/voice';
const context = chatContextAt(PATH, 'Voice');
const place = screenPlace('voice_talk', 'voice_unsent');

/** What was said and answered, and where to say more. */
export const VoiceTalk = () => (
  <TalkProvider place={place}>
    <Talk />
  </TalkProvider>
);

function Talk() {
  const { messages, leafId, said, activity } = useConversation();
  const { startNew } = useTalk();
  const branch = branchTo(messages, leafId);
  return (
    <>
      <Card
        title="Conversation"
        actions={
          branch.length > 0 && (
            <Button variant="default" disabled={activity !== undefined} onClick={startNew}>
              New conversation
            </Button>
          )
        }
      >
        <ModeBadge mode={branch.findLast((message) => message.mode)?.mode ?? null} />
        <ConversationBody context={context} empty={<EmptyChat context={context} />} />
        <VisuallyHidden aria-live="polite" role="status">
          {plain(said)}
        </VisuallyHidden>
      </Card>
      <Card title="Your question">
        <SayForm context={context} />
      </Card>
    </>
  );
}

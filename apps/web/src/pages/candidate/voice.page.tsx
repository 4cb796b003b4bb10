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
import { Page } from '@/ui/page/page';
import { SayForm } from './voice/say-form';
import css from './mobile/mobile.module.css';

const PATH = '/candidate/mobile/voice';
const context = chatContextAt(PATH, 'Voice');
const place = screenPlace('voice_talk', 'voice_unsent');

/** The assistant by voice: hold to talk, read what was understood, send it. */
export const Component = () => (
  <TalkProvider place={place}>
    <Voice />
  </TalkProvider>
);

function Voice() {
  const { messages, leafId, said, activity } = useConversation();
  const { startNew } = useTalk();
  const branch = branchTo(messages, leafId);
  return (
    <Page
      title="Voice"
      description="Hold the button and ask. You read what was understood before it is sent."
      actions={
        branch.length > 0 && (
          <Button variant="default" disabled={activity !== undefined} onClick={startNew}>
            New conversation
          </Button>
        )
      }
    >
      <div className={css.column}>
        <Card title="Conversation">
          <ModeBadge mode={branch.findLast((message) => message.mode)?.mode ?? null} />
          <ConversationBody context={context} empty={<EmptyChat context={context} />} />
          <VisuallyHidden aria-live="polite" role="status">
            {plain(said)}
          </VisuallyHidden>
        </Card>
        <Card title="Your question">
          <SayForm context={context} />
        </Card>
      </div>
    </Page>
  );
}

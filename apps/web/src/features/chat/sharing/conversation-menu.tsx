import { ActionIcon, Menu } from '@mantine/core';
import { IconDots } from '@tabler/icons-react';
import { useState } from 'react';
import { useConversation } from '../conversation/talk-context';
import { ConversationItems } from './conversation-items';
import { lazyPart } from '@/ui/loading/lazy-part';

const ShareDialog = lazyPart(async () => (await import('./share-dialog')).ShareDialog);

/** What can be done with the open conversation. Not there before it has begun. */
export function ConversationMenu() {
  const { sessionId } = useConversation();
  const [sharing, setSharing] = useState(false);
  if (!sessionId) return null;
  return (
    <>
      <Menu position="bottom-end" width={210}>
        <Menu.Target>
          <ActionIcon variant="subtle" color="gray" size="lg" aria-label="Conversation menu" title="Conversation menu">
            <IconDots size={17} />
          </ActionIcon>
        </Menu.Target>
        <Menu.Dropdown>
          <ConversationItems sessionId={sessionId} onShare={() => setSharing(true)} />
        </Menu.Dropdown>
      </Menu>
      {sharing && <ShareDialog sessionId={sessionId} onClose={() => setSharing(false)} />}
    </>
  );
}

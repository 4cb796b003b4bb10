import { ActionIcon, Menu, UnstyledButton } from '@mantine/core';
import { IconCopy, IconDots, IconMessageForward, IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import { continueConversation } from '@/features/chat/panel';
import { ConversationItems } from '@/features/chat/sharing/conversation-items';
import { ago } from '@/lib/format';
import { StatusBadge } from '@/ui/display/status-badge';
import { nameOf, sizeOf, type ConversationRow } from './conversation.rules';
import { useCopyConversation } from './use-copy-conversation';
import css from './history.module.css';
import { lazyPart } from '@/ui/loading/lazy-part';

const ShareDialog = lazyPart(async () => (await import('@/features/chat/sharing/share-dialog')).ShareDialog);

type ConversationItemProps = {
  readonly conversation: ConversationRow;
  readonly onOpen: (sessionId: string) => void;
  readonly onDelete: (conversation: ConversationRow) => void;
};

/** One conversation: what it began with, where, and what can be done with it. */
export function ConversationItem({ conversation, onOpen, onDelete }: ConversationItemProps) {
  const { id, hub_title, page_title, updated_at } = conversation;
  const name = nameOf(conversation);
  const copy = useCopyConversation();
  const [sharing, setSharing] = useState(false);
  return (
    <li className={css.item}>
      <UnstyledButton className={css.open} onClick={() => onOpen(id)}>
        <span className={css.name}>{name}</span>
        <span className={css.facts}>
          {[page_title, sizeOf(conversation)].filter(Boolean).join(' · ')} ·{' '}
          <time dateTime={updated_at}>{ago(updated_at)}</time>
        </span>
      </UnstyledButton>
      <StatusBadge>{hub_title}</StatusBadge>
      <Menu position="bottom-end" width={210}>
        <Menu.Target>
          <ActionIcon variant="subtle" color="gray" aria-label={`Actions for ${name}`}>
            <IconDots size={16} />
          </ActionIcon>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Item leftSection={<IconMessageForward size={16} />} onClick={() => continueConversation(id)}>
            Continue in assistant
          </Menu.Item>
          <Menu.Item leftSection={<IconCopy size={16} />} onClick={() => void copy(id)}>
            Copy
          </Menu.Item>
          <ConversationItems sessionId={id} onShare={() => setSharing(true)} />
          <Menu.Item color="red.9" leftSection={<IconTrash size={16} />} onClick={() => onDelete(conversation)}>
            Delete
          </Menu.Item>
        </Menu.Dropdown>
      </Menu>
      {sharing && <ShareDialog sessionId={id} onClose={() => setSharing(false)} />}
    </li>
  );
}

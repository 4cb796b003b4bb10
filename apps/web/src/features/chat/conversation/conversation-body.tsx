import type { ReactNode } from 'react';
import { Skeletons } from '@/ui/loading/loaded';
import { ErrorCard } from '@/ui/loading/error-card';
import type { ChatContext } from '../chat-context';
import { MessageList } from '../window/message-list';
import { branchTo } from './branches.rules';
import { useConversation, useTalk } from './talk-context';

type ConversationBodyProps = {
  readonly context: ChatContext;
  /** Before anything was asked. */
  readonly empty: ReactNode;
  /** Tries once more what could not be read; a new conversation where absent. */
  readonly onRetry?: () => void;
};

/** What was said, wherever a conversation stands: its placeholder, its failure, its messages. */
export function ConversationBody({ context, empty, onRetry }: ConversationBodyProps) {
  const conversation = useConversation();
  const { startNew } = useTalk();
  const { messages, leafId, reading, unread, unsent } = conversation;
  const branch = branchTo(messages, leafId);
  const isEmpty = branch.length === 0 && !reading && !unread && !unsent;
  return (
    <>
      {isEmpty && empty}
      {reading && branch.length === 0 && <Skeletons count={3} />}
      {unread && <ErrorCard failure={unread} onRetry={onRetry ?? startNew} />}
      <MessageList conversation={conversation} branch={branch} context={context} />
    </>
  );
}

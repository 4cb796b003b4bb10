import { Skeletons } from '@/ui/loading/loaded';
import { ErrorCard } from '@/ui/loading/error-card';
import type { ChatContext } from '../chat-context';
import { EmptyChat } from '../window/empty-chat';
import { MessageList } from '../window/message-list';
import { branchTo } from './branches.rules';
import { useConversation, useTalk } from './talk-context';

type ConversationBodyProps = {
  readonly context: ChatContext;
  /** Tries once more what could not be read; a new conversation where absent. */
  readonly onRetry?: () => void;
};

/** What was said, wherever a conversation stands: its placeholder, its failure, its messages. */
export function ConversationBody({ context, onRetry }: ConversationBodyProps) {
  const conversation = useConversation();
  const { startNew } = useTalk();
  const { messages, leafId, reading, unread, unsent } = conversation;
  const branch = branchTo(messages, leafId);
  const isEmpty = branch.length === 0 && !reading && !unread && !unsent;
  return (
    <>
      {isEmpty && <EmptyChat context={context} />}
      {reading && branch.length === 0 && <Skeletons count={3} />}
      {unread && <ErrorCard failure={unread} onRetry={onRetry ?? startNew} />}
      <MessageList conversation={conversation} branch={branch} context={context} />
    </>
  );
}

import { VisuallyHidden } from '@mantine/core';
import { Skeletons } from '@/ui/loading/loaded';
import { ErrorCard } from '@/ui/loading/error-card';
import { branchTo } from '../conversation/branches.rules';
import { plain } from '../history/plain';
import { useConversation, useTalk } from '../conversation/talk-context';
import { usePanel } from '../panel';
import type { ChatContext } from '../chat-context';
import { ModelPicker } from '../models/model-picker';
import { Composer } from './composer';
import { EmptyChat } from './empty-chat';
import { MessageList } from './message-list';
import { ModeBadge } from './mode-badge';
import { useStickToEnd } from './use-stick-to-end';
import css from './chat-view.module.css';

/** The conversation: what was said, and where to say more. */
export function ChatView({ context }: { readonly context: ChatContext }) {
  const conversation = useConversation();
  const { startNew } = useTalk();
  const { mode } = usePanel();
  const { messages, leafId, reading, unread, unsent, said } = conversation;
  const branch = branchTo(messages, leafId);
  const scroll = useStickToEnd(conversation);
  const isEmpty = branch.length === 0 && !reading && !unread && !unsent;
  return (
    <>
      <ModeBadge mode={mode ?? branch.findLast((message) => message.mode)?.mode ?? null} />
      {/* A region that scrolls is reached by keyboard too. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <div className={css.scroll} role="region" aria-label="Conversation" tabIndex={0} {...scroll}>
        {isEmpty && <EmptyChat context={context} />}
        {reading && branch.length === 0 && <Skeletons count={3} />}
        {unread && <ErrorCard failure={unread} onRetry={startNew} />}
        <MessageList conversation={conversation} branch={branch} context={context} />
      </div>
      <VisuallyHidden aria-live="polite" role="status">
        {plain(said)}
      </VisuallyHidden>
      <Composer context={context} />
      <ModelPicker context={context} />
    </>
  );
}

import { VisuallyHidden } from '@mantine/core';
import { branchTo } from '../conversation/branches.rules';
import { ConversationBody } from '../conversation/conversation-body';
import { plain } from '../history/plain';
import { useConversation } from '../conversation/talk-context';
import { usePanel } from '../panel';
import type { ChatContext } from '../chat-context';
import { ModelPicker } from '../models/model-picker';
import { Composer } from './composer';
import { EmptyChat } from './empty-chat';
import { ModeBadge } from './mode-badge';
import { useStickToEnd } from './use-stick-to-end';
import css from './chat-view.module.css';

/** The conversation: what was said, and where to say more. */
export function ChatView({ context }: { readonly context: ChatContext }) {
  const conversation = useConversation();
  const { mode } = usePanel();
  const { messages, leafId, said } = conversation;
  const branch = branchTo(messages, leafId);
  const scroll = useStickToEnd(conversation);
  return (
    <>
      <ModeBadge mode={mode ?? branch.findLast((message) => message.mode)?.mode ?? null} />
      {/* A region that scrolls is reached by keyboard too. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <div className={css.scroll} role="region" aria-label="Conversation" tabIndex={0} {...scroll}>
        <ConversationBody context={context} empty={<EmptyChat context={context} />} />
      </div>
      <VisuallyHidden aria-live="polite" role="status">
        {plain(said)}
      </VisuallyHidden>
      <Composer context={context} />
      <ModelPicker context={context} />
    </>
  );
}

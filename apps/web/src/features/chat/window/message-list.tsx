import type { ChatMessage } from '@talent-os/contracts/chat/messages';
import type { Conversation } from '../conversation/state';
import { Answer } from '../message/answer';
import { Question } from '../message/question';
import { Unsent } from '../message/unsent';
import type { ChatContext } from '../chat-context';
import css from './chat-view.module.css';

type MessageListProps = {
  readonly conversation: Conversation;
  readonly branch: readonly ChatMessage[];
  readonly context: ChatContext;
};

/** The shown branch from its beginning, and the question that did not get through. */
export function MessageList({ conversation, branch, context }: MessageListProps) {
  const { activity, problem, unsent } = conversation;
  const busy = activity !== undefined;
  return (
    <ol className={css.list}>
      {branch.map((message) => (
        <li key={message.id}>
          {message.role === 'user' ? (
            <Question message={message} context={context} busy={busy} />
          ) : (
            <Answer
              message={message}
              context={context}
              busy={busy}
              activity={activity?.answerId === message.id ? activity : undefined}
              problem={problem?.answerId === message.id ? problem.text : undefined}
              latest={message === branch.at(-1)}
            />
          )}
        </li>
      ))}
      {unsent && (
        <li>
          <Unsent {...unsent} />
        </li>
      )}
    </ol>
  );
}

import type { ChatMessage } from '@talent-os/contracts/chat/messages';
import { useMemo } from 'react';
import { Markdown } from '../../../chat/markdown/markdown';
import { useFormat } from '../../../lib/use-format';
import css from './history.module.css';

/** What was said, in order. */
export function Transcript({ messages }: { readonly messages: readonly ChatMessage[] }) {
  const { momentOf } = useFormat();
  return (
    <ol className={css.transcript}>
      {messages.map((message) => (
        <li key={message.id} className={css.said} data-role={message.role}>
          <p className={css.who}>
            <b>{message.role === 'user' ? 'You' : 'Assistant'}</b>
            <time dateTime={message.timestamp}>{momentOf(message.timestamp)}</time>
          </p>
          {message.role === 'user' ? <p className={css.question}>{message.content}</p> : <Answer message={message} />}
        </li>
      ))}
    </ol>
  );
}

function Answer({ message: { content, parts } }: { readonly message: ChatMessage }) {
  const sources = useMemo(() => parts.flatMap((part) => (part.type === 'sources' ? part.sources : [])), [parts]);
  return <Markdown text={content} sources={sources} />;
}

import type { ChatMessage } from '@talent-os/contracts/chat/messages';
import { useMemo } from 'react';
import { ends } from '../../../features/chat/message/ends';
import { verdicts } from '../../../features/chat/message/proposal.rules';
import { Sources } from '../../../features/chat/message/sources';
import { Markdown } from '../../../features/chat/markdown/markdown';
import { useFormat } from '../../../lib/use-format';
import css from './history.module.css';

/** What was said, in order. */
export function Transcript({ messages }: { readonly messages: readonly ChatMessage[] }) {
  const { momentOf } = useFormat();
  return (
    <ol className={css.transcript}>
      {messages.map((message) => (
        <li key={message.id} data-role={message.role}>
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

function Answer({ message: { parts, status } }: { readonly message: ChatMessage }) {
  const sources = useMemo(() => parts.flatMap((part) => (part.type === 'sources' ? part.sources : [])), [parts]);
  const proposals = parts.flatMap((part) => (part.type === 'proposal' ? part.proposal : []));
  const text = parts.flatMap((part) => (part.type === 'text' ? part.text : [])).join('\n\n');
  const end = ends[status];
  return (
    <>
      <Markdown text={text} sources={sources} />
      {proposals.map(({ callId, title, state, outcome }) => (
        <p key={callId} className={css.note}>
          Proposed: {title}.{' '}
          {state === 'waiting' ? 'Not decided.' : [verdicts[state], outcome].filter(Boolean).join(' ')}
        </p>
      ))}
      {sources.length > 0 && <Sources sources={sources} />}
      {end && <p className={css.note}>{end.text}</p>}
    </>
  );
}

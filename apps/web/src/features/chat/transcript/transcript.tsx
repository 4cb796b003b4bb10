import type { ChatMessage } from '@talent-os/contracts/chat/messages';
import { useMemo } from 'react';
import { ends } from '../message/ends';
import { verdicts } from '../message/proposal.rules';
import { unverifiedOf } from '../message/unverified-of';
import { Sources } from '../message/sources';
import { VerificationNote } from '../message/verification-note';
import { Markdown } from '../markdown/markdown';
import { useFormat } from '@/lib/use-format';
import { WrittenBy } from '../models/written-by';
import css from './transcript.module.css';

type TranscriptProps = {
  readonly messages: readonly ChatMessage[];
  /** Who asked, where it was not the reader. */
  readonly asker?: string;
};

/** What was said, in order. */
export function Transcript({ messages, asker = 'You' }: TranscriptProps) {
  const { momentOf } = useFormat();
  return (
    <ol className={css.transcript}>
      {messages.map((message) => (
        <li key={message.id} data-role={message.role}>
          <p className={css.who}>
            <b>{message.role === 'user' ? asker : 'Assistant'}</b>
            <time dateTime={message.timestamp}>{momentOf(message.timestamp)}</time>
          </p>
          {message.role === 'user' ? <p className={css.question}>{message.content}</p> : <Answer message={message} />}
        </li>
      ))}
    </ol>
  );
}

function Answer({ message }: { readonly message: ChatMessage }) {
  const { parts, status } = message;
  const sources = useMemo(() => parts.flatMap((part) => (part.type === 'sources' ? part.sources : [])), [parts]);
  const proposals = parts.flatMap((part) => (part.type === 'proposal' ? part.proposal : []));
  const text = parts.flatMap((part) => (part.type === 'text' ? part.text : [])).join('\n\n');
  const end = ends[status];
  return (
    <>
      <Markdown text={text} sources={sources} unverified={unverifiedOf(parts)} />
      {proposals.map(({ callId, title, state, outcome }) => (
        <p key={callId} className={css.note}>
          Proposed: {title}.{' '}
          {state === 'waiting' ? 'Not decided.' : [verdicts[state], outcome].filter(Boolean).join(' ')}
        </p>
      ))}
      {parts.map(
        (part) => part.type === 'verification' && <VerificationNote key={part.type} verification={part.verification} />,
      )}
      {sources.length > 0 && <Sources sources={sources} />}
      {end && <p className={css.note}>{end.text}</p>}
      <WrittenBy message={message} />
    </>
  );
}

import { UnstyledButton } from '@mantine/core';
import type { ChatMessage } from '@talent-os/contracts/chat/messages';
import { useMe } from '@/lib/session';
import { setPanel } from '../panel';
import { shortened, timeOf } from './days';
import { plain } from './plain';
import css from './history.module.css';

/** One message of the history, as the way into its conversation. */
export function HistoryMessage({ message }: { readonly message: ChatMessage }) {
  const { timezone } = useMe().organization;
  const { role, content, timestamp, hubTitle, sessionId } = message;
  return (
    <li>
      <UnstyledButton className={css.message} onClick={() => setPanel({ view: 'chat', sessionId })}>
        <span className={css.who}>
          <b>{role === 'user' ? 'You' : 'Assistant'}</b>
          <span>{hubTitle}</span>
          <time dateTime={timestamp}>{timeOf(timestamp, timezone)}</time>
        </span>
        <span className={css.text}>{shortened(plain(content))}</span>
      </UnstyledButton>
    </li>
  );
}

import type { ChatMessage } from '@talent-os/contracts/chat/messages';
import { tokensOf, writerOf } from './models.rules';
import css from './models.module.css';

/** Which model wrote an answer, and why it is not the chosen one. */
export function WrittenBy({ message }: { readonly message: ChatMessage }) {
  const writer = writerOf(message);
  if (!writer) return null;
  return (
    <span className={css.writer} title={tokensOf(message)}>
      {writer}
    </span>
  );
}

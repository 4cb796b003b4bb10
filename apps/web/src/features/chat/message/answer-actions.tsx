import type { ChatMessage } from '@talent-os/contracts/chat/messages';
import { IconRefresh } from '@tabler/icons-react';
import { use } from 'react';
import { useTalk } from '../conversation/talk-context';
import { WrittenBy } from '../models/written-by';
import { Action } from './action';
import { AnswerExtras } from './answer-extras';
import { BranchSwitch } from './branch-switch';
import { CopyAction } from './copy-action';
import { Rating } from './rating';
import css from './message.module.css';

/** What can be done with a finished answer. */
export function AnswerActions({ message, busy }: { readonly message: ChatMessage; readonly busy: boolean }) {
  const { answerAgain } = useTalk();
  const extras = use(AnswerExtras);
  return (
    <div className={css.actions}>
      <BranchSwitch message={message} disabled={busy} />
      {message.content !== '' && <CopyAction text={message.content} />}
      <Action label="Regenerate" icon={IconRefresh} disabled={busy} onClick={() => answerAgain(message)} />
      {message.content !== '' && <Rating message={message} />}
      {message.content !== '' && extras?.(message)}
      <WrittenBy message={message} />
    </div>
  );
}

import type { ChatMessage } from '@talent-os/contracts/chat/messages';
import { memo } from 'react';
import type { Activity } from '../conversation/state';
import { useTalk } from '../conversation/talk-context';
import type { ChatContext } from '../chat-context';
import { AnswerActions } from './answer-actions';
import { AnswerEnd } from './answer-end';
import { AnswerWay } from './answer-way';
import { AnswerParts } from './answer-parts';
import { Progress } from './progress';
import css from './message.module.css';

type AnswerProps = {
  readonly message: ChatMessage;
  readonly context: ChatContext;
  /** Something is being written, here or elsewhere in the conversation. */
  readonly busy: boolean;
  /** This very answer is being written. */
  readonly activity: Activity | undefined;
  readonly problem: string | undefined;
  /** Nothing follows it: what it offers can still be chosen. */
  readonly latest: boolean;
};

/** What the assistant said, as far as it has come. */
export const Answer = memo(function Answer({ message, context, busy, activity, problem, latest }: AnswerProps) {
  const { answerAgain } = useTalk();
  return (
    <article className={css.answer} aria-label="Assistant" aria-busy={activity !== undefined}>
      <span className={css.name}>Assistant</span>
      <AnswerParts message={message} context={context} choosable={latest && !busy} />
      {activity && <Progress activity={activity} hubTitle={message.hubTitle} begun={message.parts.length > 0} />}
      {!activity && <AnswerEnd message={message} problem={problem} busy={busy} />}
      {!activity && message.status !== 'running' && (
        <AnswerWay mode={message.mode} busy={busy} onAskModel={() => answerAgain(message, true)} />
      )}
      {!activity && message.status !== 'running' && <AnswerActions message={message} busy={busy} />}
    </article>
  );
});

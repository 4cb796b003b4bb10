import type { ChatMessage } from '@talent-os/contracts/chat/messages';
import { memo } from 'react';
import type { Activity } from '../conversation/state';
import type { Place } from '../place';
import { AnswerActions } from './answer-actions';
import { AnswerEnd } from './answer-end';
import { AnswerParts } from './answer-parts';
import { Progress } from './progress';
import css from './message.module.css';

type AnswerProps = {
  readonly message: ChatMessage;
  readonly place: Place;
  /** Something is being written, here or elsewhere in the conversation. */
  readonly busy: boolean;
  /** This very answer is being written. */
  readonly activity: Activity | undefined;
  readonly problem: string | undefined;
  /** Nothing follows it: what it offers can still be chosen. */
  readonly latest: boolean;
};

/** What the assistant said, as far as it has come. */
export const Answer = memo(function Answer({ message, place, busy, activity, problem, latest }: AnswerProps) {
  return (
    <article className={css.answer} aria-label="Assistant" aria-busy={activity !== undefined}>
      <span className={css.name}>Assistant</span>
      <AnswerParts message={message} place={place} choosable={latest && !busy} />
      {activity && <Progress activity={activity} hubTitle={message.hubTitle} begun={message.parts.length > 0} />}
      {!activity && <AnswerEnd message={message} problem={problem} busy={busy} />}
      {!activity && message.status !== 'running' && <AnswerActions message={message} busy={busy} />}
    </article>
  );
});

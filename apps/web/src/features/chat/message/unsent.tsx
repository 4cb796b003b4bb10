import { Button } from '@mantine/core';
import { useTalk } from '../conversation/talk-context';
import type { Question } from '../conversation/state';
import css from './message.module.css';

/** A question that did not get through: why, and the ways on. */
export function Unsent({ question, reason }: { readonly question: Question; readonly reason: string }) {
  const { sendAgain, discardUnsent } = useTalk();
  return (
    <article className={css.question} aria-label="You, not sent">
      <span className={css.name}>You</span>
      <div className={css.bubble} data-unsent>
        {question.content}
      </div>
      <p className={css.note} role="alert">
        Not sent: {reason}
      </p>
      <div className={css.buttons}>
        <Button size="compact-sm" variant="subtle" color="gray" onClick={discardUnsent}>
          Discard
        </Button>
        <Button size="compact-sm" variant="default" onClick={sendAgain}>
          Retry
        </Button>
      </div>
    </article>
  );
}

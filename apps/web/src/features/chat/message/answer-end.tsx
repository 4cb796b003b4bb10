import { Button } from '@mantine/core';
import type { ChatMessage } from '@talent-os/contracts/chat/messages';
import { useTalk } from '../conversation/talk-context';
import { ends } from './ends';
import css from './message.module.css';

type AnswerEndProps = {
  readonly message: ChatMessage;
  /** What was said when it failed just now. */
  readonly problem: string | undefined;
  readonly busy: boolean;
};

/** Says so where an answer is not whole, and offers another attempt where that may help. */
export function AnswerEnd({ message, problem, busy }: AnswerEndProps) {
  const { answerAgain } = useTalk();
  const end = ends[message.status];
  if (!end) return null;
  return (
    <p className={css.note} data-status={message.status}>
      {problem ?? end.text}
      {end.retry && (
        <Button size="compact-xs" variant="default" disabled={busy} onClick={() => answerAgain(message)}>
          Retry
        </Button>
      )}
    </p>
  );
}

import { Button } from '@mantine/core';
import type { ChatMessage } from '@talent-os/contracts/chat/messages';
import { useTalk } from '../conversation/talk-context';
import css from './message.module.css';

type End = { readonly text: string; readonly retry: boolean };

/** How an answer ended where it is not whole; a whole one needs no word. */
const ends: Readonly<Partial<Record<ChatMessage['status'], End>>> = {
  stopped: { text: 'You stopped this answer.', retry: false },
  interrupted: { text: 'This answer was interrupted before it was complete.', retry: true },
  truncated: { text: 'This answer reached its length limit and is not complete.', retry: false },
  error: { text: 'This answer could not be completed.', retry: true },
};

type AnswerEndProps = {
  readonly message: ChatMessage;
  /** What was said when it failed just now. */
  readonly problem: string | undefined;
  readonly busy: boolean;
};

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

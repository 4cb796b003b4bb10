import type { Suggestion } from '@talent-os/contracts/chat/parts';
import { Button } from '@mantine/core';
import { useTalk } from '../conversation/talk-context';
import type { ChatContext } from '../chat-context';
import css from './message.module.css';

type SuggestionsProps = {
  readonly suggestions: readonly Suggestion[];
  readonly context: ChatContext;
  /** The conversation has gone on, or an answer is being written. */
  readonly disabled: boolean;
};

/** Choices offered instead of a guess: pressing one asks it. */
export function Suggestions({ suggestions, context, disabled }: SuggestionsProps) {
  const { send } = useTalk();
  return (
    <ul className={css.suggestions} aria-label="Suggestions">
      {suggestions.map(({ label, text }) => (
        <li key={text}>
          <Button size="compact-sm" variant="default" disabled={disabled} onClick={() => send(text, context)}>
            {label}
          </Button>
        </li>
      ))}
    </ul>
  );
}

import { Button } from '@mantine/core';
import { useEffectEvent, useLayoutEffect } from 'react';
import css from '../excellence.module.css';

const ANSWERS = ['Not at all', 'Hardly', 'Half and half', 'Mostly', 'Fully'] as const;

type ChoicesProps = {
  /** Null: does not know; undefined: not answered. */
  readonly value: number | null | undefined;
  /** The last answer is being kept: no other follows. */
  readonly closing: boolean;
  readonly onAnswer: (value: number | null) => void;
};

/** The five answers, and that somebody does not know; by the keys 0 to 4 and D as well. */
export function Choices({ value, closing, onAnswer }: ChoicesProps) {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (closing || event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.target instanceof HTMLElement && event.target.closest('input, textarea, select, [role=dialog]')) return;
    if (/^[0-4]$/.test(event.key)) onAnswer(Number(event.key));
    else if (event.key.toLowerCase() === 'd') onAnswer(null);
  });
  // Heard before it is seen: a key pressed at once is not lost.
  useLayoutEffect(() => {
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, []);
  return (
    <>
      <div className={css.choices} role="group" aria-label="How far it holds">
        {ANSWERS.map((label, answer) => (
          <button
            key={label}
            type="button"
            className={css.choice}
            aria-pressed={value === answer}
            onClick={() => !closing && onAnswer(answer)}
          >
            <b>{answer}</b>
            <span>{label}</span>
          </button>
        ))}
      </div>
      <div className={css.foot}>
        <Button
          variant={value === null ? 'light' : 'default'}
          aria-pressed={value === null}
          onClick={() => !closing && onAnswer(null)}
        >
          I don’t know
        </Button>
        <span className={css.note}>Left out, lowers nothing. Keys 0 to 4, and D.</span>
      </div>
    </>
  );
}

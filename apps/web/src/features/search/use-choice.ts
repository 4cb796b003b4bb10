import { useEffect, useEffectEvent, useId, useRef, useState, type KeyboardEvent } from 'react';
import { stepFrom } from './groups.rules';
import type { PaletteOption } from './option';

const STEPS: Readonly<Record<string, number>> = {
  ArrowDown: 1,
  ArrowUp: -1,
  PageDown: 5,
  PageUp: -5,
};

type Run = (option: PaletteOption, newTab: boolean) => void;

/** Which option is chosen, by arrows or the pointer; the first until somebody chooses. Enter waits for what is on its way. */
export function useChoice(options: readonly PaletteOption[], typed: string, pending: boolean, run: Run) {
  const list = useId();
  const [key, setKey] = useState<string>();
  const entered = useRef<{ readonly typed?: string; readonly newTab: boolean }>(undefined);
  const option = options.find((one) => one.key === key) ?? options[0];

  const answered = useEffectEvent((waits: boolean, text: string) => {
    const { current } = entered;
    if (!current || waits) return;
    entered.current = undefined;
    if ((current.typed ?? text) === text && option) run(option, current.newTab);
  });
  useEffect(() => answered(pending, typed), [pending, typed]);

  function onKey(event: KeyboardEvent): void {
    if (event.nativeEvent.isComposing) return;
    const steps = STEPS[event.key];
    if (steps !== undefined) {
      event.preventDefault();
      setKey(stepFrom(options, option?.key, steps));
    } else if (event.key === 'Enter') {
      event.preventDefault();
      const newTab = event.ctrlKey || event.metaKey;
      // Who types and presses Enter at once means what the search is about to find, unless they have chosen something.
      if (pending && key === undefined) entered.current = { typed, newTab };
      else if (option && (typed !== '' || key !== undefined || option.record)) run(option, newTab);
    }
  }

  return {
    list,
    option,
    active: option && idOf(list, option.key),
    choose: setKey,
    /** Enter was pressed before there was a field: it opens what is found for all that was typed then. */
    enter: () => {
      entered.current = { newTab: false };
    },
    reset: () => {
      setKey(undefined);
      entered.current = undefined;
    },
    onKey,
  };
}

/** The id of an option in the document. */
export const idOf = (list: string, key: string): string => `${list}-${key.replaceAll(/[^\w-]/g, '-')}`;

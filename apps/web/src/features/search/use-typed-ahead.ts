import { useEffect, useEffectEvent } from 'react';
import { takeKeys } from './typed-ahead';

/** Writes what was typed before the field had the focus. */
export function useTypedAhead(write: (change: (text: string) => string) => void, enter: () => void): void {
  const take = useEffectEvent((key: string) => {
    if (key === 'Enter') enter();
    else write((text) => (key === 'Backspace' ? text.slice(0, -1) : text + key));
  });
  useEffect(() => takeKeys((key) => take(key)), []);
}

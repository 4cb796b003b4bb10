import { useState } from 'react';
import { numberFormat } from '@/lib/intl';
import { readNumber } from '@talent-os/contracts/typed-number';

export const plain = (value: number, decimals: number): string =>
  numberFormat({ maximumFractionDigits: decimals }).format(value);
const markOf = (): '.' | ',' =>
  numberFormat({})
    .formatToParts(0.5)
    .find(({ type }) => type === 'decimal')?.value === ','
    ? ','
    : '.';

/** What is typed into a field for a number, beside the number a form holds: nothing typed is the empty text. */
export function useTypedNumber(value: number | string, decimals: number, onChange?: (value: number | string) => void) {
  const [text, setText] = useState('');
  const read = (typed: string) => readNumber(typed, { decimals, mark: markOf() });
  /** What the form is told: what is no number stays the text it is. */
  const toldOf = (typed: string) => (typed.trim() === '' ? '' : (read(typed)?.value ?? typed));
  const known = typeof value === 'number' ? plain(value, decimals) : value;
  // What was typed stays as it was as long as it says what the form holds.
  const shown = toldOf(text) === value ? text : known;
  const reading = read(shown);
  return {
    shown,
    reading,
    type(typed: string) {
      setText(typed);
      onChange?.(toldOf(typed));
    },
    /** Writes the number in the one way in which it is written elsewhere. */
    tidy: () => reading && setText(plain(reading.value, decimals)),
  };
}

import { choiceTables } from '@talent-os/contracts/fields/tables.js';

/** Keys of choices that cannot be words of a sentence: `closed_won`, `notNeeded`, `SALES_REP`. */
const keys = Object.values(choiceTables)
  .flatMap((tables) => Object.values(tables))
  .flatMap((choices) => Object.keys(choices))
  .filter((key) => /_|[a-z][A-Z]/.test(key));

/** What must never be read by anybody: values as computers write them, and ids. */
const RAW = new RegExp(
  [
    String.raw`\b(?:undefined|null|NaN|Infinity|Invalid Date)\b|\[object \w+\]`,
    String.raw`\b[\da-fA-F]{8}-(?:[\da-fA-F]{4}-){3}[\da-fA-F]{12}\b`,
    String.raw`\b\d{4}-\d\d-\d\dT\d\d:\d\d`,
    String.raw`\b(?:${[...new Set(keys)].join('|')})\b`,
  ].join('|'),
  'g',
);

/**
 * Values in a text that are not put into words; none where all of it can be read. `written` is what people wrote: there
 * such a word may be a part of what they say.
 */
export function rawIn(text: string, written: Iterable<string> = []): string[] {
  const found = text.match(RAW) ?? [];
  if (found.length === 0) return [];
  const texts = [...written];
  return found.filter((raw) => !texts.some((one) => one.length > raw.length && one.includes(raw)));
}

/** Every text in a value, however deep it lies. */
export function* textsIn(value: unknown): Generator<string> {
  if (typeof value === 'string') yield value;
  else if (typeof value === 'object' && value !== null) for (const one of Object.values(value)) yield* textsIn(one);
}

import type { Named } from '../tools/named-row.js';

const wordsIn = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];

/** Fewer words stand in a text by chance. */
const LEAST_WORDS = 2;

const isWithin = (words: readonly string[], text: readonly string[]): boolean =>
  words.length >= LEAST_WORDS && ` ${text.join(' ')} `.includes(` ${words.join(' ')} `);

/**
 * The rows a name means: those called exactly so; else those whose name holds all of its words; else those that hold them
 * together with what tells them apart, such as the account of a deal; else those whose whole name stands in it.
 */
export function matching(name: string, rows: readonly Named[]): readonly Named[] {
  const wanted = wordsIn(name);
  const holding = (text: string) => {
    const words = wordsIn(text);
    return wanted.every((word) => words.some((one) => one === word || (word.length > 3 && one.startsWith(word))));
  };
  const steps: ((row: Named) => boolean)[] = [
    (row) => wordsIn(row.name).join(' ') === wanted.join(' '),
    (row) => holding(row.name),
    (row) => holding(`${row.name} ${row.hint ?? ''}`),
    (row) => isWithin(wordsIn(row.name), wanted),
  ];
  for (const step of steps) {
    const found = rows.filter(step);
    if (found.length > 0) return found;
  }
  return [];
}

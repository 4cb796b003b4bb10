import { keyOf } from './terms.js';
import { stemOf, wordsOf, type Word } from './words.js';

const stemmed = new Map<string, readonly string[]>();

function stemsOf(phrase: string): readonly string[] {
  let stems = stemmed.get(phrase);
  if (!stems) {
    stems = phrase.split(/[\s-]+/).flatMap((word) => keyOf(stemOf(word)) ?? []);
    stemmed.set(phrase, stems);
  }
  return stems;
}

const keysOf = (words: readonly Word[]): readonly string[] => words.flatMap(({ stem }) => keyOf(stem) ?? []);

/** How many words of the longest of some phrases stand side by side among the words; 0 for none. */
export function longestMatch(words: readonly Word[], phrases: readonly string[]): number {
  const keys = keysOf(words);
  return Math.max(0, ...phrases.map((phrase) => (stands(keys, stemsOf(phrase)) ? stemsOf(phrase).length : 0)));
}

const stands = (keys: readonly string[], stems: readonly string[]): boolean =>
  keys.some((_, from) => stems.every((stem, offset) => keys[from + offset] === stem));

/** The value whose words fit best, by the longest phrase; nothing where none stands there. */
export function bestValue(
  words: readonly Word[],
  table: Readonly<Record<string, readonly string[]>>,
): string | undefined {
  let best: readonly [string | undefined, number] = [undefined, 0];
  for (const [value, phrases] of Object.entries(table)) {
    const length = longestMatch(words, phrases);
    if (length > best[1]) best = [value, length];
  }
  return best[0];
}

/** Whether the words hold a text as a whole, in any grammatical number. */
export const holds = (words: readonly Word[], text: string): boolean =>
  longestMatch(words, [
    wordsOf(text)
      .map((word) => word.text)
      .join(' '),
  ]) > 0;

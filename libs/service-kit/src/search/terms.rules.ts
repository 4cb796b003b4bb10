import { foldTyped } from '@talent-os/contracts/search/fold.js';

/** What somebody looks for, as statements compare it. */
export type Terms = {
  /** The text without case, accents and signs. */
  readonly folded: string;
  /** A pattern for each word, the most telling first. */
  readonly patterns: readonly string[];
  /** The id that was typed, if one was. */
  readonly id: string | null;
};

/** More words than these narrow nothing down. */
const MOST_WORDS = 8;
/** Words from this length on are found although one letter is wrong. */
const SLIPS_FROM = 5;
const UUID = /^[\da-f]{8}-(?:[\da-f]{4}-){3}[\da-f]{12}$/i;

const wordsOf = (folded: string): string[] =>
  folded
    .split(' ')
    .filter(Boolean)
    .slice(0, MOST_WORDS)
    .toSorted((one, other) => other.length - one.length);

/** What is typed, to be found as it is: words that begin with each of its words. Nothing where it says nothing. */
export function termsOf(q: string): Terms | undefined {
  const folded = foldTyped(q);
  const words = wordsOf(folded);
  if (words.length === 0) return undefined;
  return { folded, patterns: words.map((word) => ` ${escaped(word)}`), id: UUID.test(q) ? q.toLowerCase() : null };
}

/** The same with one slip in each longer word; nothing where there is none of these. */
export function slipsOf(q: string): Terms | undefined {
  const folded = foldTyped(q);
  const words = wordsOf(folded);
  if (!words.some(maySlip) || UUID.test(q)) return undefined;
  return { folded, patterns: words.map((word) => (maySlip(word) ? slipped(word) : ` ${escaped(word)}`)), id: null };
}

/** What is typed of such a word may have a letter less. */
const maySlip = (word: string): boolean => [...word].length >= SLIPS_FROM - 1 && /^\p{L}+$/u.test(word);

/** A word with a letter missing, or, where it is long enough itself, changed, added, or exchanged with its neighbor. */
function slipped(word: string): string {
  const letters = [...word];
  const at = (from: number, until?: number) => letters.slice(from, until).join('');
  const missing = letters.map((_, index) => `${at(0, index)}.${at(index)}`);
  const others = letters.flatMap((letter, index) => [
    // Another letter stands there, or none should.
    `${at(0, index)}.?${at(index + 1)}`,
    ...(index + 1 < letters.length && letters[index + 1] !== letter
      ? [`${at(0, index)}${letters[index + 1]}${letter}${at(index + 2)}`]
      : []),
  ]);
  return ` (${[...new Set(letters.length < SLIPS_FROM ? missing : [...missing, ...others])].join('|')})`;
}

const escaped = (word: string): string => word.replaceAll(/[^\p{L}\p{N}]/gu, String.raw`\$&`);

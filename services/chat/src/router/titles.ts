import { isStop } from './terms.js';
import type { Word } from './words.js';

/** Things whose titles are sentences: `the task Answer new leads the same day`. */
const TITLED = new Set(['task', 'goal', 'to-do', 'todo', 'okr', 'objective']);
const CALLED = new Set(['called', 'named', 'titled']);

/**
 * Words that are the title of something, which begins with a capital behind its noun and reaches to a mark or to the last
 * words that say what to make of it, as in `as done`. `isValue` tells those.
 */
export function titlesAmong(
  words: readonly Word[],
  text: string,
  isOrder: boolean,
  isValue: (word: Word) => boolean,
): Set<number> {
  const at = words.findIndex(({ text: noun }, index) => TITLED.has(noun.toLowerCase()) && begins(words, index + 1));
  if (at < 0) return new Set();
  const from = CALLED.has(words[at + 1]!.text.toLowerCase()) ? at + 2 : at + 1;
  let to = from + 1;
  while (to < words.length && /^[\s'"&/-]*$/.test(text.slice(words[to - 1]!.end, words[to]!.start))) to += 1;
  const end = to - (isOrder ? tailOf : restOf)(words.slice(from + 1, to), isValue);
  return new Set(Array.from({ length: end - from }, (_, index) => from + index));
}

/** How many words at the end may ask about it: `going`, `due`. The beginning of a title finds it as well. */
const restOf = (words: readonly Word[], isValue: (word: Word) => boolean): number =>
  words.length - 1 - words.findLastIndex((word) => !isValue(word) && !isStop(word.stem));

/** How many words at the end are a value with a small word before it. */
function tailOf(words: readonly Word[], isValue: (word: Word) => boolean): number {
  const first = words.findLastIndex((word) => !isValue(word) || isStop(word.stem)) + 1;
  if (first === words.length) return 0;
  const small = words.slice(0, first).findLastIndex(({ stem }) => !isStop(stem)) + 1;
  return small < first ? words.length - small : 0;
}

const begins = (words: readonly Word[], at: number): boolean => {
  const word = words[at];
  if (word && CALLED.has(word.text.toLowerCase())) return words[at + 1] !== undefined;
  return word !== undefined && !word.quoted && /^\p{Lu}/u.test(word.text);
};

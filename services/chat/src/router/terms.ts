import { concepts, stopWords, weak } from './concepts.data.js';
import { Spelling } from './spelling.js';
import { plain, stemOf, wordsOf, type Word } from './words.js';

/** What is searched by: a concept (`#deal`) or the stem of a word, and the words it covers. */
export type Term = { readonly term: string; readonly weight: number; readonly from: number; readonly to: number };

const CONCEPT = '#';
const NUMBERS = new Set('one two three four five six seven eight nine ten first second third fourth fifth'.split(' '));
export const isNumber = (word: string): boolean =>
  /^\d+(?:st|nd|rd|th)?$/.test(word) || NUMBERS.has(word.toLowerCase());
/** Somebody does something: `what did Jane do`. */
const ACTOR = '#actor';
const DOING = /^(?:did|does|has|do)$/i;
/** A number stands there, whichever. */
export const NUMBER = '#number';
/** Something no tool can tell of. */
export const FAR = '#elsewhere';
/** Every name in a sentence is one term: that a name stands there says something, which one does not. */
export const NAME = '#name';

const SKIPPED = new Set(['a', 'an', 'the', 'any', 'all'].map(stemOf));
const AS_MY = new Set(['our', 'their', 'your', 'his', 'her'].map(stemOf));
/** A stem as phrases are compared by; nothing for articles. */
export const keyOf = (stem: string) => (SKIPPED.has(stem) ? undefined : AS_MY.has(stem) ? 'my' : stem);

/** Nouns in the plural ask for a list, also where a name stands beside them. */
const COUNTED = new Set(['#deal', '#opportunity', '#account', '#territory', '#position', '#level']);
const MANY = '#many';

const phraseTable = new Map<string, string[]>();
const partsOfPhrases = new Set<string>();
let longest = 1;
for (const [concept, text] of Object.entries(concepts))
  for (const phrase of text.split(',')) {
    const keys = phrase
      .trim()
      .split(/[\s-]+/)
      .flatMap((word) => keyOf(stemOf(word)) ?? []);
    longest = Math.max(longest, keys.length);
    const key = keys.join(' ');
    keys.forEach((part) => partsOfPhrases.add(part));
    phraseTable.set(key, [...new Set([...(phraseTable.get(key) ?? []), CONCEPT + concept])]);
  }

/** Words that mean something on their own: what a misspelt word may have been. */
const meaningful = Object.values(concepts)
  .flatMap((text) => text.split(','))
  .map((phrase) => phrase.trim())
  .filter((phrase) => !phrase.includes(' '));
const spelling = new Spelling(meaningful);

/** A word as it was meant: one with a slip in it is taken for the word it nearly is. Capitals are names, and left alone. */
export function asMeant(word: Word, known: (stem: string) => boolean): Word {
  const { text, stem } = word;
  if (isKnownWord(stem) || isStop(stem) || known(stem) || /^\p{Lu}/u.test(text)) return word;
  const meant = spelling.meant(text) ?? spelling.meant(text.replace(/s$/, ''));
  return meant === undefined ? word : { ...word, text: meant, stem: stemOf(meant) };
}

const stops = new Set(stopWords.split(/\s+/).flatMap((word) => [word, stemOf(word)]));
/** What a word counts that stands in no phrase of the table, but in a text of some tool. */
const STRAY = 0.45;
const weakTerms = new Map(Object.entries(weak).map(([concept, weight]) => [CONCEPT + concept, weight]));

export const isWeak = (term: string): boolean => weakTerms.has(term);
/** How much a term counts beside others, 0 to 1. */
export const strengthOf = (term: string): number => weakTerms.get(term) ?? (term.startsWith(CONCEPT) ? 1 : STRAY);
export const isConcept = (term: string): boolean => term.startsWith(CONCEPT);
export const isStop = (stem: string): boolean => stops.has(stem);
/** Whether the word stands in any phrase of the table. */
export const isKnownWord = (stem: string): boolean => partsOfPhrases.has(stem);

/**
 * The terms of some words: concepts of the longest phrases that begin at each word, and stems of the words that are
 * neither stop words nor in a phrase. Words inside `names` (by index) become one `NAME`.
 */
export function termsOf(words: readonly Word[], names: ReadonlySet<number> = new Set()): Term[] {
  const terms: Term[] = [];
  for (let at = 0; at < words.length; at += 1) {
    if (names.has(at)) {
      if (names.has(at - 1)) continue;
      terms.push({ term: NAME, weight: 1, from: at, to: at + 1 });
      if (DOING.test(words[at - 1]?.text ?? '')) terms.push({ term: ACTOR, weight: 1, from: at - 1, to: at });
      continue;
    }
    const found = phraseAt(words, at, names);
    if (found) {
      for (const term of found.terms)
        terms.push({ term, weight: 1 / Math.sqrt(found.terms.length), from: at, to: at + found.length });
      // The words inside a long phrase may mean something themselves.
      if (found.length > 1) terms.push(...within(words, at, found));
      at += found.length - 1;
    } else if (isNumber(words[at]!.text)) terms.push({ term: NUMBER, weight: 1, from: at, to: at + 1 });
    else if (!isStop(words[at]!.stem)) terms.push({ term: words[at]!.stem, weight: 1, from: at, to: at + 1 });
  }
  if (terms.some(({ term, to }) => COUNTED.has(term) && /[^su]s$/i.test(words[to - 1]?.text ?? '')))
    terms.push({ term: MANY, weight: 0.5, from: -1, to: -1 });
  return terms;
}

type Found = { readonly terms: readonly string[]; readonly length: number };

/** The longest phrase that begins at a word; articles inside it count for its length only. */
function phraseAt(words: readonly Word[], at: number, names: ReadonlySet<number>): Found | undefined {
  if (keyOf(words[at]!.stem) === undefined) return undefined;
  let found: Found | undefined;
  const keys: string[] = [];
  for (let next = at; next < words.length && keys.length < longest && !names.has(next); next += 1) {
    const key = keyOf(words[next]!.stem);
    if (key === undefined) continue;
    keys.push(key);
    const terms = phraseTable.get(keys.join(' '));
    if (terms) found = { terms, length: next - at + 1 };
  }
  return found;
}

/** Concepts of single words inside a phrase, at half their weight. */
const within = (words: readonly Word[], at: number, { length, terms }: Found): Term[] =>
  words
    .slice(at, at + length)
    .flatMap(({ stem }, offset) =>
      (phraseTable.get(stem) ?? [])
        .filter((term) => !terms.includes(term))
        .map((term) => ({ term, weight: 0.4, from: at + offset, to: at + offset + 1 })),
    );

/** An example or a synonym taken apart: its capitalised words stand for any name. */
export function takenApart(text: string): {
  readonly words: readonly Word[];
  readonly names: ReadonlySet<number>;
  readonly terms: readonly Term[];
} {
  const words = wordsOf(plain(text));
  const names = new Set(words.flatMap(({ text: word }, index) => (/^\p{Lu}\p{L}+/u.test(word) ? [index] : [])));
  return { words, names, terms: termsOf(words, names).filter(({ weight }) => weight >= 0.5) };
}

/** What a tool can be asked by, of an example or a synonym. */
export const termsOfExample = (text: string): readonly Term[] =>
  takenApart(text).terms.filter(({ term }) => term !== FAR);

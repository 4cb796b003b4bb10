import { isKnownWord, isNumber, isStop } from './terms.js';
import type { Word } from './words.js';

/** Nouns a name stands beside: `the acme deal`, `territory boston`. */
const NOUNS = new Set([
  'deal',
  'opportunity',
  'opp',
  'account',
  'customer',
  'client',
  'territory',
  'patch',
  'position',
  'role',
  'colleague',
]);
/** Words a name follows. */
const LEADS = new Set(['with', 'named', 'called', 'about', 'in', 'mr', 'mrs', 'ms']);
const ARTICLES = new Set(['the', 'a', 'an']);
const SMALL = new Set([
  'the',
  'of',
  'my',
  'in',
  'for',
  'are',
  'is',
  'do',
  'to',
  'with',
  'and',
  'on',
  'a',
  'this',
  'me',
  'our',
]);
const WORD_ONLY = /^\p{L}/u;

/**
 * Which words are names: in quotes; capitalised where the sentence is not all capitals; or unknown in lower case, beside
 * a noun that has names or behind a word that leads to one. `known` says whether a stem means something to the router.
 */
export function namesAmong(words: readonly Word[], known: (stem: string) => boolean): Set<number> {
  const hasMeaning = ({ stem, text }: Word) => isKnownWord(stem) || isStop(stem) || isNumber(text) || known(stem);
  const capitalised = capitalisedNames(words, hasMeaning);
  return capitalised.size > 0 ? capitalised : lowerCaseNames(words, hasMeaning);
}

type WordTest = (word: Word) => boolean;

/** Names in quotes or with capitals. */
function capitalisedNames(words: readonly Word[], hasMeaning: WordTest): Set<number> {
  const names = new Set<number>();
  const capitals = words.map(({ text }) => /^\p{Lu}/u.test(text) && text !== 'I');
  // A headline: capitals say nothing where small words have them too.
  const shouted = words.some(({ text }, index) => index > 0 && capitals[index] && SMALL.has(text.toLowerCase()));
  // Two capitalised words inside a sentence are a title, whatever they mean: `Customer Success Manager`.
  const isPartOfTitle = (index: number) => index > 0 && (capitals[index + 1] || (index > 1 && capitals[index - 1]));
  words.forEach((word, index) => {
    if (word.quoted) names.add(index);
    else if (!shouted && capitals[index] && (!hasMeaning(word) || isPartOfTitle(index))) names.add(index);
  });
  // Capitalised neighbours of a name belong to it, also where they mean something: `Blue Harbor Renewal`.
  const spread = (index: number, step: 1 | -1) => {
    for (let at = index + step; capitals[at] && at > 0; at += step) names.add(at);
  };
  for (const index of shouted ? [] : names) {
    if (!capitals[index] || words[index]!.quoted) continue;
    spread(index, 1);
    spread(index, -1);
  }
  return names;
}

/** Unknown words that stand where names stand, and what belongs to them. */
function lowerCaseNames(words: readonly Word[], hasMeaning: WordTest): Set<number> {
  const isUnknown = (word: Word) => !hasMeaning(word) && WORD_ONLY.test(word.text);
  const names = new Set(words.flatMap((word, at) => (isUnknown(word) && standsWhereNamesDo(words, at) ? [at] : [])));
  // `The acme renewal deal`: behind an unknown word, known ones belong to the name too.
  words.forEach((word, index) => {
    if (!NOUNS.has(word.text.toLowerCase())) return;
    const before = words.slice(0, index).findLastIndex(({ stem }) => isStop(stem)) + 1;
    const first = words.findIndex((one, at) => at >= before && isUnknown(one));
    if (before > 0 && first >= 0) for (let at = first; at < index; at += 1) names.add(at);
  });
  // A name of several unknown words.
  for (const index of names) for (let at = index - 1; at >= 0 && isUnknown(words[at]!); at -= 1) names.add(at);
  return names;
}

/** Beside a noun that has names, or behind a word that leads to one. */
function standsWhereNamesDo(words: readonly Word[], index: number): boolean {
  const lower = (word: Word | undefined) => word?.text.toLowerCase() ?? '';
  const before = lower(words[index - 1]);
  const lead = ARTICLES.has(before) ? lower(words[index - 2]) : before;
  return NOUNS.has(before) || NOUNS.has(lower(words[index + 1])) || LEADS.has(lead);
}

const DASH = /^\s[-–—]\s$/;

/**
 * Names that hold a dash reach to the next word that ends one: `Keystone Software – Annual renewal`. `ends` says whether a
 * word is no part of a name.
 */
export function withSecondParts(
  words: readonly Word[],
  names: ReadonlySet<number>,
  text: string,
  ends: (word: Word) => boolean,
): Set<number> {
  const all = new Set(names);
  const between = (at: number) => text.slice(words[at - 1]?.end, words[at]?.start);
  let inSecond = false;
  words.forEach((word, at) => {
    const joined = all.has(at - 1);
    if (all.has(at)) inSecond = joined && (inSecond || DASH.test(between(at)));
    else if (inSecond && joined && between(at) === ' ' && !isStop(word.stem) && !ends(word)) all.add(at);
    else inSecond = false;
  });
  return all;
}

/** The names as they were written, each run of words together. */
export function namesIn(words: readonly Word[], names: ReadonlySet<number>, text: string): string[] {
  const runs: [number, number][] = [];
  words.forEach((_, index) => {
    if (!names.has(index)) return;
    const run = runs.at(-1);
    if (run && run[1] === index - 1) run[1] = index;
    else runs.push([index, index]);
  });
  return runs.map(([from, to]) => text.slice(words[from]!.start, words[to]!.end));
}

import type { AnalysedQuestion } from './asked.js';
import type { Lexicon } from './lexicon.js';
import { contrastWords, orderWords } from './quantities.data.js';
import { meantBy } from './spelling.js';
import { isFunction } from './thesaurus.js';
import type { Link } from './types.js';
import { isGivenName } from './whose.js';
import { stemOf, type Word } from './words.js';

const LONGEST = 5;
/** A word that was corrected counts a little less. */
const CORRECTED = 0.95;

const corrected = new WeakMap<Lexicon, Map<string, string | undefined>>();

/** The stem a word has in the lexicon, its spelling mended; nothing where no word is near. A name's capital is left alone. */
function known(word: Word, lexicon: Lexicon): string | undefined {
  if (lexicon.stems.has(word.stem) || isFunction(word.lower) || isFunction(word.stem)) return word.stem;
  // A word that sets things against each other is no misspelt state.
  if (Object.hasOwn(contrastWords, word.lower) || Object.hasOwn(orderWords, word.lower)) return word.stem;
  if (word.quoted || /^\p{Lu}|\d/u.test(word.text) || isGivenName(word.lower)) return undefined;
  const corrections = corrected.get(lexicon) ?? new Map<string, string | undefined>();
  corrected.set(lexicon, corrections);
  if (!corrections.has(word.lower)) {
    if (corrections.size > 5_000) corrections.clear();
    const meant = meantBy(word.lower, lexicon.words);
    corrections.set(word.lower, meant && stemOf(meant));
  }
  return corrections.get(word.lower);
}

/** Whether a word is no state that was reached, but its doing or a thing: `am I working`, `requests`. */
function isGoingOn({ lower, stem }: Word, { field, value }: Extract<Link['target'], { kind: 'value' }>): boolean {
  if (!/(?:ing|[^su]s)$/.test(lower) || field.kind !== 'choice') return false;
  const called = [value].flat().flatMap((one) => {
    const { label = '', synonyms = [] } = field.choices[String(one)] ?? {};
    return [label, ...synonyms].filter((phrase) => stemOf(phrase) === stem);
  });
  return called.length > 0 && called.every((phrase) => phrase.toLowerCase().endsWith('ed'));
}

/** What the phrases of a question may mean, by source. */
export function linksOf({ words }: AnalysedQuestion, lexicon: Lexicon): Map<number, Link[]> {
  const found = new Map<number, Link[]>();
  const stems = words.map((word) => known(word, lexicon));
  for (let from = 0; from < words.length; from += 1)
    for (let to = from + 1; to <= Math.min(words.length, from + LONGEST); to += 1) {
      const parts = stems.slice(from, to);
      if (parts.includes(undefined)) break;
      const mended = parts.some((stem, at) => stem !== words[from + at]!.stem);
      for (const { source, weight, target } of lexicon.entries.get(parts.join(' ')) ?? []) {
        // `do` is no denial of service.
        if (to - from === 1 && target.kind === 'value' && isFunction(words[from]!.lower)) continue;
        if (to - from === 1 && target.kind === 'value' && isGoingOn(words[from]!, target)) continue;
        const link = { from, to, weight: mended ? weight * CORRECTED : weight, target };
        const list = found.get(source);
        if (list) list.push(link);
        else found.set(source, [link]);
      }
    }
  return found;
}

/** The stem each word was meant to have; nothing for words nobody knows. */
export const mendedStems = ({ words }: AnalysedQuestion, lexicon: Lexicon): (string | undefined)[] =>
  words.map((word) => known(word, lexicon));

/** `Unassigned` is `not assigned` where the product knows the one word and not the other. */
export const undone = (text: string, { stems }: Lexicon): string =>
  text.replaceAll(/\b(?:un|non-)(\p{Ll}{5,})\b/gu, (whole, rest: string) =>
    stems.has(stemOf(whole)) || !stems.has(stemOf(rest)) ? whole : `not ${rest}`,
  );

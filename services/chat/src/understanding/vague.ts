import { nouns } from '@talent-os/contracts/fields/nouns.js';
import type { AnalysedQuestion } from './asked.js';
import { lexicon } from './lexicon.js';
import { mendedStems } from './link.js';
import { isFunction } from './thesaurus.js';
import { keyOf } from './words.js';
import { isVerb } from './write/order.js';

/** Words that stand for something said before; the others do so in few words alone. */
const POINTS = /^(?:it|him|her|them|this|that|these|those|he|she|they|one|ones)$/;
const MAY_POINT = /^(?:same|more|other|others|rest)$/;
const FEW = 4;
/** Words that `that` belongs to: `anything that expires`. */
const CARRIES =
  /^(?:anything|something|everything|nothing|all|anybody|anyone|somebody|someone|everyone|everybody|so|such|any|each|which)$/;
/** Words behind which a pronoun points at nothing: `it is possible`, `that I`. */
const IMPERSONAL =
  /^(?:possible|true|okay|ok|that|if|whether|i|we|you|there|week|month|quarter|year|morning|evening|time)$/;
const LEADS = /^(?:my|our|the|a|an|any|all|every|no|each|which|what|how|of|for|in|on|about|with|from|at)$/;
const PLACES = /^(?:next|other|first|second|third|last|same|previous|new|old|right|wrong|one|ones|rest|both)$/;

let things: ReadonlySet<string> | undefined;
/** Whether the product keeps something called so: the last word of a name says what it is, an open shift is a shift. */
const isThing = (stem: string): boolean =>
  (things ??= new Set<string>(
    Object.values(nouns)
      .flatMap(({ one, many, synonyms }) => [one, many, ...synonyms])
      .flatMap((phrase) => keyOf(phrase).split(' ').at(-1) ?? []),
  )).has(stem);

/** Whether a text names something the product keeps. */
export const namesThing = (text: string): boolean =>
  keyOf(text)
    .split(' ')
    .some((stem) => !isFunction(stem) && isThing(stem));

/** Whether a word names something by itself: a thing, a name, or a word nobody here knows. */
function namesAt(words: AnalysedQuestion['words'], at: number, isKnown: boolean): boolean {
  const { stem, lower, text, quoted } = words[at]!;
  const before = words[at - 1]?.lower ?? '';
  if (quoted || /\d/.test(text)) return true;
  // `Move it`: a verb before what it moves is no thing, whatever else is called so.
  if (isFunction(lower) || (isVerb(stem) && POINTS.test(words[at + 1]?.lower ?? ''))) return false;
  if (/^\p{Lu}/u.test(text) && at > 0) return !/^(?:to|for|with)$/.test(before);
  return isThing(stem) || !isKnown || (LEADS.test(before) && !PLACES.test(lower));
}

/**
 * The word that points at something nobody has named, where a message has no other thing in it: `when does it expire?`; an
 * empty text where it names nothing at all: `why?`. Nothing where it can be understood. `isKnown` says whether anything here
 * is called by a word: words nobody knows are not vague, but elsewhere.
 */
export function pointsNowhere({ words, days }: AnalysedQuestion, isKnown: (at: number) => boolean): string | undefined {
  if (words.length === 0 || words.length > 9) return undefined;
  const inDay = (at: number) => days.some(({ firstWord, afterWord }) => firstWord <= at && at < afterWord);
  if (words.some((word, at) => !inDay(at) && namesAt(words, at, isKnown(at)))) return undefined;
  const pointing = words.find(
    ({ lower }, at) =>
      (POINTS.test(lower) || (MAY_POINT.test(lower) && words.length <= FEW)) &&
      !inDay(at) &&
      !CARRIES.test(words[at - 1]?.lower ?? '') &&
      !IMPERSONAL.test(words[at + 1]?.lower ?? ''),
  );
  if (pointing) return pointing.text;
  const rest = words.filter(({ lower }, at) => !inDay(at) && !isFunction(lower));
  const begins = words[0]!.lower;
  if (words.length === 1) return ASKS.test(begins) ? '' : undefined;
  const bare = words.length <= FEW && rest.length === 1 && LEFT.test(rest[0]!.lower);
  return bare && begins === 'how' && !words.some(({ lower }) => SELF.test(lower)) ? '' : undefined;
}
const ASKS = /^(?:who|whose|what|when|where|why|how|which|yes)$/;
const SELF = /^(?:i|me|my|we|us|our)$/;
/** What is said of things alone. */
const LEFT = /^(?:left|remaining|missing|open|due|done|waiting|ready|new|overdue|pending|late)$/;

/** The same over the words of the product. */
export function pointsIn(asked: AnalysedQuestion): string | undefined {
  const known = mendedStems(asked, lexicon());
  return pointsNowhere(asked, (at) => known[at] !== undefined || isVerb(asked.words[at]!.stem));
}

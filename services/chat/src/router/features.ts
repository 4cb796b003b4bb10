import { isConcept, isStop, type Term } from './terms.js';
import type { Word } from './words.js';

/** What is looked at in a sentence, and how much of each; together of length 1. */
export type Features = readonly (readonly [feature: string, amount: number])[];

/** What a word itself counts beside what it means; a word that carries little meaning; two words in their order. */
const AMOUNTS = { word: 0.7, small: 0.4, pair: 0.5 } as const;
const ANY_NAME = 'NAME';

/** Meanings, words and pairs of neighbours. A name counts as any other name. */
export function featuresOf(words: readonly Word[], names: ReadonlySet<number>, terms: readonly Term[]): Features {
  const amounts = new Map<string, number>();
  const add = (feature: string, amount: number) => amounts.set(feature, Math.max(amounts.get(feature) ?? 0, amount));
  for (const { term, weight } of terms) if (isConcept(term)) add(term, weight);
  const tokens = words
    .map(({ stem }, index) => (names.has(index) ? ANY_NAME : stem))
    .filter((token, index, all) => token !== ANY_NAME || all[index - 1] !== ANY_NAME);
  tokens.forEach((token, index) => {
    if (token !== ANY_NAME) add(`w ${token}`, isStop(token) ? AMOUNTS.small : AMOUNTS.word);
    if (index > 0) add(`p ${tokens[index - 1]} ${token}`, AMOUNTS.pair);
  });
  const length = Math.hypot(...amounts.values()) || 1;
  return [...amounts].map(([feature, amount]) => [feature, amount / length] as const);
}

import { addressForms } from './addresses.rules.js';
import { ages, datesIn } from './dates.rules.js';
import { matchesOf, mergeOverlaps, type Finding } from './finding.js';
import { healthForms, healthIn } from './health.rules.js';
import type { KnownNames } from './known-names.js';
import { namesIn } from './names.rules.js';
import { contactForms, numberForms } from './numbers.rules.js';
import { withDigits } from './spoken-digits.js';
import { originalOf, viewOf } from './view.js';
import { wordsIn } from './words.js';

/** What the screen reads a text with. */
export type ScreenContext = { readonly names: KnownNames; readonly thisYear: number };

const withDigit = [...numberForms, ...contactForms.filter(({ kind }) => kind === 'PHONE'), ...addressForms, ages];
const withAt = contactForms.filter(({ kind }) => kind === 'EMAIL');
const DIGIT = /\d/;
const AT = /@|\bat\b/i;

/**
 * Everything in a text that tells who a person is (names, days of birth, addresses, numbers, ways to reach them) or how
 * they are, in order, as places of the text itself. Look-alikes, hidden characters, lines and case change nothing.
 */
export function findDetails(text: string, { names, thisYear }: ScreenContext): Finding[] {
  const view = withDigits(viewOf(text));
  const words = wordsIn(view.text);
  // Lines and low lines part nothing; each place stays where it is.
  const flat = view.text.replaceAll(/[\n_]/g, ' ');
  const health = [...healthIn(words), ...healthForms.flatMap((form) => matchesOf(form, flat))];
  const findings = [
    ...health,
    ...namesIn(words, view.text, names),
    ...(DIGIT.test(flat) ? withDigit.flatMap((form) => matchesOf(form, flat)) : []),
    ...(AT.test(view.text) ? withAt.flatMap((form) => matchesOf(form, view.text)) : []),
    ...datesIn(flat, thisYear, health.length > 0),
  ];
  return mergeOverlaps(findings).map((one) => ({ ...one, ...originalOf(view, one) }));
}

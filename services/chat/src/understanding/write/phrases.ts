import { keyOf } from '../words.js';

const known = new Map<string, readonly string[]>();
const MOST_KEPT = 10_000;

/** Words that belong to a verb although its object may stand between them: `hand that shift back`. */
const PARTICLE = /^(?:back|off|down|up|out|over|on|in|awai)$/;
const APART = 7;

/** Where the stems of a phrase stand among others, in order; a particle may stand a little further on. Nothing where they do not. */
export function placesIn(key: readonly string[], stems: readonly string[]): number[] | undefined {
  const [first, second] = key;
  if (first === undefined) return undefined;
  const from = stems.findIndex((_, at) => key.every((stem, step) => stems[at + step] === stem));
  if (from >= 0) return key.map((_, step) => from + step);
  if (key.length !== 2 || !PARTICLE.test(second!)) return undefined;
  const verb = stems.indexOf(first);
  const particle = verb < 0 ? -1 : stems.slice(verb + 1, verb + APART).indexOf(second!);
  return particle < 0 ? undefined : [verb, verb + 1 + particle];
}

/** The stems of a phrase of a contract, worked out once. */
export function stemsOfPhrase(phrase: string): readonly string[] {
  let stems = known.get(phrase);
  if (!stems) {
    if (known.size >= MOST_KEPT) known.clear();
    known.set(phrase, (stems = keyOf(phrase).split(' ').filter(Boolean)));
  }
  return stems;
}

import { numberFilter } from './number-filters.js';
import type { Mark } from './quantities.js';
import { cover, isCovered, isNumber, type LinkedField, type Work } from './reading.js';

/** How many numbers bound nothing. */
export function numbersLost(work: Work, linked: readonly LinkedField[], taken: ReadonlySet<Mark> | undefined): number {
  return work.asked.marks.filter(
    (mark) =>
      mark.kind === 'number' && !taken?.has(mark) && !isCovered(work, mark) && !numberFilter(work, mark, linked),
  ).length;
}

/** `Below`, `than` and the like limit something: where nothing took them, a limit would be passed over. */
const BOUNDS = /^(?:below|above|under|beyond|between|than)$/;
export const boundsLost = ({ asked: { words, days }, covered }: Work): number =>
  words.filter(
    ({ lower }, at) =>
      BOUNDS.test(lower) &&
      !covered.has(at) &&
      !days.some(({ firstWord, afterWord }) => firstWord - 1 <= at && at < afterWord),
  ).length;

const TELLS_MEAN = /\b(?:mean|average|avg|MTT[A-Z])|avg|mtt[a-z]/i;
/** An average or a share nothing was made of would be passed over in silence. */
export const meansLost = ({ asked: { marks }, covered }: Work, linked: readonly LinkedField[]): number =>
  linked.some(({ field }) => TELLS_MEAN.test(`${field.label} ${field.path}`))
    ? 0
    : marks.filter(
        (mark) =>
          mark.kind === 'aggregate' && mark.of !== 'sum' && !covered.has(mark.from) && !covered.has(mark.to - 1),
      ).length;

/** `Which account …`: what is asked for is a thing, and no row tells more of it than how many there are. */
export const headLost = ({ asked: { intent, intentAt, words } }: Work, linked: readonly LinkedField[]): number =>
  intent === 'which' && /^(?:which|what)$/.test(words[intentAt?.from ?? 0]?.lower ?? '')
    ? linked.filter(({ at, field }) => at === intentAt?.to && isNumber(field) && field.unit === 'count').length
    : 0;

/** `Better than last time`: a field that tells a change says what it is compared with. */
export function comparesWithBefore({ asked, covered }: Work, linked: readonly LinkedField[]): void {
  if (!linked.some(({ field }) => /change/i.test(field.path))) return;
  asked.words.forEach(({ lower }, at) => {
    if (/^(?:than|last|more|less)$/.test(lower)) cover(covered, { from: at, to: at + 1 });
  });
}

/** Denials nothing is denied by. */
export const denialsLost = ({ asked: { marks }, covered }: Work): number =>
  marks.filter((mark) => mark.kind === 'not' && !covered.has(mark.from)).length;

/** `Bigger` with nothing to be bigger than, or two spans of days that no row lies in both of. */
export const contrastsLost = ({ asked: { marks }, covered, filters }: Work): number =>
  marks.filter(({ kind, from }) => kind === 'contrast' && !covered.has(from)).length +
  (filters.filter(({ test }) => test.kind === 'days').length > 1 ? 1 : 0);

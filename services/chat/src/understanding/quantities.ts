import { aggregateWords, contrastWords, orderWords, type Order } from './quantities.data.js';
import type { Word } from './words.js';

export type Compare = '<' | '<=' | '>' | '>=' | '=' | '~';

/** What words of a question say about amounts, orders and numbers. `from` and `to` count words, `to` excluded. */
export type Mark = { readonly from: number; readonly to: number } & (
  | {
      readonly kind: 'number';
      readonly value: number;
      readonly money: boolean;
      readonly unit?: string;
      readonly compare?: Compare;
    }
  | { readonly kind: 'order'; readonly order: Order; readonly word: string }
  /** `Bigger`: one thing against another. */
  | { readonly kind: 'contrast'; readonly order: Order; readonly word: string }
  | { readonly kind: 'aggregate'; readonly of: 'mean' | 'sum' | 'share' }
  | { readonly kind: 'not' }
);

const UNITS =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty'.split(
    ' ',
  );
const TENS: Readonly<Record<string, number>> = {
  thirty: 30,
  forty: 40,
  fifty: 50,
  sixty: 60,
  seventy: 70,
  eighty: 80,
  ninety: 90,
};
const SCALES: Readonly<Record<string, number>> = {
  hundred: 100,
  thousand: 1_000,
  k: 1_000,
  grand: 1_000,
  million: 1_000_000,
  m: 1_000_000,
};
const MEASURES =
  /^(?:percent|%|dollars?|euros?|usd|eur|days?|hours?|hrs?|minutes?|mins?|weeks?|months?|points?|years?)$/;

type Spoken = { readonly value: number; readonly money: boolean; readonly to: number };
/** A number that begins at a word, in digits or in words, and how many words it takes. */
const numberAt = (words: readonly Word[], at: number): Spoken | undefined =>
  inDigits(words, at) ?? inWords(words, at) ?? single(words, at);

/** `Less than an hour`: one of a measure, behind a word that bounds it. */
function single(words: readonly Word[], at: number): Spoken | undefined {
  const isOne = /^(?:an?|one)$/.test(words[at]!.lower) && MEASURES.test(words[at + 1]?.lower ?? '');
  return isOne && /^(?:than|over|under|within|least|most|about|around)$/.test(words[at - 1]?.lower ?? '')
    ? { value: 1, money: false, to: at + 1 }
    : undefined;
}

const scaleOf = (word: Word | undefined): number => SCALES[word?.lower ?? ''] ?? 0;

function inDigits(words: readonly Word[], at: number): Spoken | undefined {
  const digits = /^([$€£])?(\d[\d,]*(?:\.\d+)?)(k|m|%)?$/.exec(words[at]!.lower);
  if (!digits) return undefined;
  let value = Number(digits[2]!.replaceAll(',', '')) * (SCALES[digits[3] ?? ''] ?? 1);
  let to = at + 1;
  for (; scaleOf(words[to]) > 0; to += 1) value *= scaleOf(words[to]);
  return { value, money: digits[1] !== undefined || digits[3] === 'k', to };
}

const unitOf = (lower: string): number | undefined => (UNITS.includes(lower) ? UNITS.indexOf(lower) : TENS[lower]);

function inWords(words: readonly Word[], at: number): Spoken | undefined {
  let whole = 0;
  let part: number | undefined;
  let to = /^an?$/.test(words[at]!.lower) && scaleOf(words[at + 1]) > 0 ? at + 1 : at;
  const from = to;
  for (; to < words.length; to += 1) {
    const { lower } = words[to]!;
    const scale = lower.length > 1 ? scaleOf(words[to]) : 0;
    const unit = unitOf(lower);
    if (unit === undefined && scale === 0) break;
    part = unit === undefined ? (part ?? 1) * scale : (part ?? 0) + unit;
    if (scale >= 1_000) {
      whole += part;
      part = 0;
    }
  }
  return to === from ? undefined : { value: whole + (part ?? 0), money: false, to };
}

const before: readonly (readonly [RegExp, Compare])[] = [
  [
    /(?:more than|over|above|greater than|higher than|exceed(?:ing|s)?|bigger than|larger than|longer than|beyond)$/,
    '>',
  ],
  [/(?:at least|no less than|minimum of)$/, '>='],
  [/(?:less than|under|below|fewer than|lower than|smaller than|shorter than|within)$/, '<'],
  [/(?:at most|no more than|up to|maximum of)$/, '<='],
  [/(?:about|around|closest to|roughly|some)$/, '~'],
  [/(?:exactly|of|equal to|is)$/, '='],
];
const after: readonly (readonly [RegExp, Compare])[] = [
  [/^(?:or more|and more|or above|and above|or higher|plus|\+)\b/, '>='],
  [/^(?:or less|or fewer|or below|and below|or lower)\b/, '<='],
];

/** Numbers, orders, aggregates and negations among words. `taken` are words that belong to something else, a day. */
export function marksIn(words: readonly Word[], text: string, taken: ReadonlySet<number>): Mark[] {
  const marks: Mark[] = [];
  const used = new Set(taken);
  for (let at = 0; at < words.length; at += 1) {
    if (used.has(at) || words[at]!.quoted) continue;
    const mark = numberMark(words, at, used) ?? orderMark(words, at) ?? contrastMark(words, at) ?? denial(words, at);
    if (!mark) continue;
    marks.push(mark);
    if (mark.kind !== 'not') for (let word = mark.from; word < mark.to; word += 1) used.add(word);
    at = Math.max(at, mark.to - 1);
  }
  // `At least three` is a bound, not the fewest.
  const bounds = marks.filter(({ kind }) => kind === 'number');
  const own = marks.filter(
    (mark) => mark.kind === 'number' || !bounds.some(({ from, to }) => from <= mark.from && mark.from < to),
  );
  return [...between(own, words), ...aggregates(words, text, used)].toSorted((a, b) => a.from - b.from);
}

/** `Between 5 and 10` bounds from both sides. */
const between = (marks: readonly Mark[], words: readonly Word[]): Mark[] =>
  marks.map((mark, at) => {
    if (mark.kind !== 'number') return mark;
    const [former, latter] = [marks[at - 1], marks[at + 1]];
    const joins = (one: Mark | undefined, other: Mark | undefined) =>
      one?.kind === 'number' &&
      other?.kind === 'number' &&
      words[one.from - 1]?.lower === 'between' &&
      other.from === one.to + 1 &&
      words[one.to]?.lower === 'and';
    if (joins(mark, latter)) return { ...mark, from: mark.from - 1, compare: '>=' };
    return joins(former, mark) ? { ...mark, from: mark.from - 1, compare: '<=' } : mark;
  });

function numberMark(words: readonly Word[], at: number, used: ReadonlySet<number>): Mark | undefined {
  const number = numberAt(words, at);
  if (!number || isPronoun(words, at)) return undefined;
  const unit = measureOf(words, at, number.to, used);
  const end = unit !== undefined && unit !== '%' ? number.to + 1 : number.to;
  const bound = boundOf(
    words.map(({ lower }) => lower),
    at,
    end,
  );
  const money = number.money || /^(?:dollars?|euros?|usd|eur)$/.test(unit ?? '');
  return { kind: 'number', ...bound, value: number.value, money, ...(unit && { unit }) };
}

/** `Which one`, `one of them`. */
const isPronoun = (words: readonly Word[], at: number): boolean =>
  words[at]!.lower === 'one' &&
  (/^(?:which|that|this|the|other|no|any|every|each|first|last)$/.test(words[at - 1]?.lower ?? '') ||
    words[at + 1]?.lower === 'of');

function measureOf(words: readonly Word[], at: number, to: number, used: ReadonlySet<number>): string | undefined {
  const measure = words[to]?.lower ?? '';
  if (MEASURES.test(measure) && !used.has(to)) return measure === '%' ? 'percent' : measure;
  return words[at]!.lower.endsWith('%') ? '%' : undefined;
}

/** What stands around a number and makes a bound of it: `more than`, `or more`. */
function boundOf(lowers: readonly string[], at: number, end: number): { from: number; to: number; compare?: Compare } {
  const head = lowers.slice(Math.max(0, at - 3), at).join(' ');
  const tail = lowers.slice(end, end + 2).join(' ');
  const leads = before.find(([pattern]) => pattern.test(head));
  const trails = after.find(([pattern]) => pattern.test(tail));
  const compare = trails?.[1] ?? leads?.[1];
  return {
    from: leads && leads[1] !== '=' ? at - leads[0].exec(head)![0].split(' ').length : at,
    to: trails ? end + trails[0].exec(tail)![0].split(' ').length : end,
    ...(compare && { compare }),
  };
}

function orderMark(words: readonly Word[], at: number): Mark | undefined {
  const word = words[at]!.lower;
  // `Most recent` is one order, not two.
  if (word === 'most' && words[at + 1]?.lower === 'recent')
    return { kind: 'order', from: at, to: at + 2, order: orderWords['recent']!, word: 'recent' };
  return Object.hasOwn(orderWords, word)
    ? { kind: 'order', from: at, to: at + 1, order: orderWords[word]!, word }
    : undefined;
}

/** `Bigger than ten` is a bound of a number, `no longer` no length. */
function contrastMark(words: readonly Word[], at: number): Mark | undefined {
  const word = words[at]!.lower;
  if (!Object.hasOwn(contrastWords, word) || words[at - 1]?.lower === 'no') return undefined;
  const bounds = words[at + 1]?.lower === 'than' && [2, 3].some((to) => words[at + to] && numberAt(words, at + to));
  return bounds ? undefined : { kind: 'contrast', from: at, to: at + 1, order: contrastWords[word]!, word };
}

const DENIES = /^(?:not|no|nothing|without|nobody|never|none|except|excluding|excluded)$/;
const denial = (words: readonly Word[], at: number): Mark | undefined =>
  DENIES.test(words[at]!.lower) && !/^(?:say|says|said|saying)$/.test(words[at - 1]?.lower ?? '')
    ? { kind: 'not', from: at, to: at + 1 }
    : undefined;

const aggregates = (words: readonly Word[], text: string, used: ReadonlySet<number>): Mark[] =>
  aggregateWords.flatMap(([pattern, of]) =>
    [...text.matchAll(pattern)].flatMap(({ index, 0: said }): Mark[] => {
      const inside = words.flatMap(({ start }, at) =>
        start >= index && start < index + said.length && !used.has(at) ? [at] : [],
      );
      return inside.length > 0 ? [{ kind: 'aggregate', of, from: inside[0]!, to: inside.at(-1)! + 1 }] : [];
    }),
  );

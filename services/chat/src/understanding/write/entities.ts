import { wallClock } from '@talent-os/service-kit/wall-clock';
import type { LookupSpec } from '@talent-os/contracts/assistant.js';
import { namedRows, type LookupHints, type Named } from '../../tools/named-row.js';
import type { AnalysedQuestion } from '../asked.js';
import type { DaySpan } from '../dates.js';
import { dayIn } from '../execute.js';
import { clocksIn } from './moments.js';
import { isVerb } from './order.js';
import { slips } from '../spelling.js';
import { alike, isFunction } from '../thesaurus.js';
import type { Scene } from '../understand.js';
import { wordsOf, type Word } from '../words.js';

export type Match = {
  readonly row: Named;
  readonly score: number;
  readonly words: ReadonlySet<number>;
  readonly day: boolean;
  /** It was called by the hour it begins: `my 3 o'clock`. */
  readonly clock: boolean;
  /** How much of what it is called was said, 0 to 1. */
  readonly named: number;
};

/** What a row is called counts most, then what tells it apart. */
const NAME = 2;
const ELSE = 1;
const CALLED = 1.5;
const SHORT = 1.6;
const LIKE = 1.2;
const DAY = 2;
const WHOLE = 1.5;
const HALF = 0.5;

const textsIn = (value: unknown, depth = 0): string[] => {
  if (typeof value === 'string') return value.length <= 120 && !/^[\da-f-]{36}$/.test(value) ? [value] : [];
  if (typeof value !== 'object' || value === null || depth > 1) return [];
  return Object.values(value).flatMap((inner) => textsIn(inner, depth + 1));
};
const stemsIn = (text: string): string[] =>
  [...wordsOf(text), ...wordsOf(text.replaceAll(/[-/–—_]/g, ' '))].map(({ stem }) => stem);
const initialsOf = (text: string): string[] => {
  const letters = (text.match(/[\p{L}\p{N}]+/gu) ?? []).filter((word) => !/^(?:of|and|the|for|in|to)$/i.test(word));
  const found: string[] = [];
  for (let from = 0; from < letters.length; from += 1)
    for (let to = from + 2; to <= letters.length; to += 1)
      found.push(
        letters
          .slice(from, to)
          .map((word) => word[0]!.toLowerCase())
          .join(''),
      );
  return found;
};

type EntityNames = {
  readonly name: ReadonlySet<string>;
  readonly short: ReadonlySet<string>;
  readonly others: ReadonlySet<string>;
  readonly begins: string;
  /** The words of its name as they are spelt, for those who misspell them. */
  readonly spelt: readonly string[];
  readonly dates: readonly string[];
  /** Moments and hours it begins at. */
  readonly starts: readonly string[];
  /** The words of each thing it is called by, those left out that only hold it together. */
  readonly called: readonly (readonly string[])[];
};
const kept = new WeakMap<Named, EntityNames>();
function knownOf(row: Named): EntityNames {
  let known = kept.get(row);
  if (!known) kept.set(row, (known = readRow(row)));
  return known;
}
const readRow = (row: Named): EntityNames => ({
  name: new Set(stemsIn(row.name)),
  short: new Set([row.name, `${row.name} unit`, `${row.name} department`].flatMap(initialsOf)),
  others: new Set(textsIn(row.row).flatMap(stemsIn)),
  begins: String(row.row['startTime'] ?? ''),
  called: calledBy(row)
    .map((text) => wordsOf(text).flatMap(({ lower, stem }) => (isFunction(lower) ? [] : [stem])))
    .filter((stems) => stems.length > 0),
  spelt: wordsOf(row.name).flatMap(({ lower }) => (lower.length > 4 ? [lower] : [])),
  starts: Object.entries(row.row).flatMap(([field, value]) =>
    STARTS.test(field) && typeof value === 'string' && /^(?:\d\d:\d\d$|\d{4}-\d\d-\d\dT)/.test(value) ? [value] : [],
  ),
  // Days inside of it tell of something else than of the thing.
  dates: Object.values(row.row).flatMap((value) =>
    typeof value === 'string' && /^\d{4}-\d\d-\d\d/.test(value) && !Number.isNaN(Date.parse(value)) ? [value] : [],
  ),
});

const STARTS = /^start(?:s|sAt|Time)?$/;
const clockOf = (start: string, timezone: string): string =>
  start.length === 5 ? start : new Date(wallClock(Date.parse(start), timezone)).toISOString().slice(11, 16);

/** Hours that words name, with the words they are made of. */
function hoursIn(words: readonly Word[]): { readonly time: string; readonly at: readonly number[] }[] {
  const ends: number[] = [];
  const text = words.reduce((said, word) => {
    const longer = `${said}${said && ' '}${word.text}`;
    ends.push(longer.length);
    return longer;
  }, '');
  return clocksIn(text).map(({ time, start, end }) => ({
    time,
    at: ends.flatMap((last, at) => (last > start && last <= end ? [at] : [])),
  }));
}

/** Texts a row is called by: its name, what tells it apart, and names in it. */
const calledBy = ({ name, hint, row }: Named): string[] => [
  name,
  ...(hint && !/^\d{4}-/.test(hint) ? [hint] : []),
  ...Object.entries(row).flatMap(([field, value]) =>
    field.endsWith('Name') && typeof value === 'string' ? [value] : [],
  ),
];

/** What a word says for a row, 0 where nothing. */
function worthOf(word: Word, before: string | undefined, known: EntityNames): number {
  const part = partOfDay(word, before, known);
  if (part !== 0) return part;
  if (!word.quoted && isFunction(word.lower) && !/^\d/.test(word.lower)) return 0;
  const { name, short, others, spelt, called } = known;
  if (name.has(word.stem)) return NAME;
  if (short.has(word.lower)) return SHORT;
  if (alike(word.stem).some((stem) => name.has(stem))) return LIKE;
  if (others.has(word.stem)) return called.some((stems) => stems.includes(word.stem)) ? CALLED : ELSE;
  return isMisspelt(word, spelt) ? LIKE : 0;
}

/** `Night` speaks for a row that begins by night and against one that begins by day. */
function partOfDay({ stem }: Word, before: string | undefined, { begins }: EntityNames): number {
  if (begins === '' || !/^(?:night|dai)$/.test(stem) || before === 'next' || before === 'same') return 0;
  return (stem === 'night') === (begins >= '17:00' || begins < '05:00') ? 1 : -1;
}

/** Whether a word is one of a name, but for a slip. */
const isMisspelt = ({ lower }: Word, spelt: readonly string[]): boolean =>
  /^\p{L}{5,}$/u.test(lower) &&
  spelt.some((one) => one[0] === lower[0] && slips(lower, one, lower.length > 7 ? 2 : 1) <= (lower.length > 7 ? 2 : 1));

/** Names of more than one word, as they are written: words in capitals beside each other. */
function namesIn(words: readonly Word[], days: readonly DaySpan[]): number[][] {
  const inDay = ({ start }: Word) => days.some((day) => day.start <= start && start < day.end);
  const runs: number[][] = [];
  words.forEach((word, at) => {
    if (!/^\p{Lu}/u.test(word.text) || inDay(word) || isFunction(word.lower) || (at === 0 && isVerb(word.stem))) return;
    const follows = at > 0 && runs.at(-1)?.at(-1) === at - 1 && words[at - 1]!.end + 1 === word.start;
    if (follows) runs.at(-1)!.push(at);
    else runs.push([at]);
  });
  return runs.filter(({ length }) => length > 1);
}

/** `Diego Zeman` is not Diego Mensah: a name that holds words of a row and others is the name of something else. */
function isOfAnother(
  run: readonly number[],
  worth: readonly number[],
  words: readonly Word[],
  { called }: EntityNames,
): boolean {
  const hit = run.filter((at) => worth[at]! > 0);
  if (hit.length === 0 || hit.length === run.length) return false;
  const said = new Set(hit.map((at) => words[at]!.stem));
  return !called.some((stems) => stems.every((stem) => said.has(stem)));
}

/** How well each row fits the words, best first; rows that nothing names are left out. `skipped` words mean something else. */
export function matches(
  rows: readonly Named[],
  words: readonly Word[],
  days: readonly DaySpan[],
  skipped: ReadonlySet<number>,
  timezone: string,
): Match[] {
  const hours = hoursIn(words);
  const runs = namesIn(words, days);
  const found = rows.flatMap((row): Match[] => {
    const known = knownOf(row);
    const worth = words.map((word, at) => (skipped.has(at) ? 0 : worthOf(word, words[at - 1]?.lower, known)));
    for (const run of runs) if (isOfAnother(run, worth, words, known)) for (const at of run) worth[at] = 0;
    const day = days.some(
      ({ from, until }) =>
        from !== undefined && from === until && known.dates.some((date) => dayIn(date, timezone) === from),
    );
    const hour = hours.find(({ time }) => known.starts.some((start) => clockOf(start, timezone) === time));
    const score = worth.reduce((sum, one) => sum + one, (day ? DAY : 0) + (hour ? DAY : 0));
    const hit = new Set([...worth.flatMap((one, at) => (one === 0 ? [] : [at])), ...(hour?.at ?? [])]);
    if (score <= 0) return [];
    const said = new Set(words.flatMap(({ stem }, at) => (skipped.has(at) ? [] : [stem])));
    const shares = known.called.map((stems) => stems.filter((stem) => said.has(stem)).length / stems.length);
    // Of two names that hold the same words the one that was said in full is meant, then the shorter one.
    const whole = shares[0] === 1 ? WHOLE : 0;
    const size = 0.1 / Math.max(1, known.name.size);
    return [
      { row, score: score + whole + size, words: hit, day, clock: hour !== undefined, named: Math.max(0, ...shares) },
    ];
  });
  return found.toSorted((a, b) => b.score - a.score);
}

/** Rows that a lookup offers, and where words name none of them, the ones it finds by each longer word. */
export async function candidates(
  lookup: LookupSpec,
  { words, days }: Pick<AnalysedQuestion, 'words' | 'days'>,
  { run, timezone }: Pick<Scene, 'run' | 'timezone'>,
  given: LookupHints = {},
): Promise<Named[]> {
  const prefer = (wholes: readonly Named[]) => {
    const fitting = matches(wholes, words, days, new Set(), timezone).map(({ row }) => row);
    return [...new Set([...fitting, ...wholes])];
  };
  const known = { ...given, prefer };
  const first = (await namedRows(lookup, run, known)) ?? [];
  if (!lookup.search && !lookup.or) return first;
  const names = words.filter(
    ({ text, lower, quoted }) => quoted || /^\p{Lu}/u.test(text) || (lower.length > 4 && !isFunction(lower)),
  );
  const called = new Set(first.flatMap(({ name, hint }) => stemsIn(`${name} ${hint ?? ''}`)));
  const unknown = lookup.search ? names.filter(({ stem }) => !called.has(stem)).slice(0, 3) : [];
  const found = await Promise.all(unknown.map(({ text }) => namedRows(lookup, run, { ...known, search: text })));
  const all = [...first, ...found.flatMap((rows) => rows ?? [])];
  const isNamed = all.length > 0 && matches(all, words, days, new Set(), timezone).some(({ named }) => named > HALF);
  if (!isNamed && lookup.or) all.push(...(await candidates(lookup.or, { words, days }, { run, timezone }, given)));
  return all.filter((row, at) => all.findIndex(({ value }) => value === row.value) === at);
}

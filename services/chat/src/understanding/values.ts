import type { AnalysedQuestion } from './asked.js';
import { valueIn, type SourceRow } from './rows.js';
import { nouns } from '@talent-os/contracts/fields/nouns.js';
import { nameField } from './say.js';
import { listedBy } from './sources.js';
import { alike, isFunction } from './thesaurus.js';
import type { Link, Source, SourceField } from './types.js';
import { keyOf, wordsOf } from './words.js';

type Value = {
  readonly field: SourceField;
  readonly value: string;
  readonly stems: readonly string[];
  /** Rows are called by it. */
  readonly names?: boolean;
};
export type ValueIndex = ReadonlyMap<string, readonly Value[]>;

const NAMES: readonly SourceField['kind'][] = ['text', 'person', 'place', 'list'];
/** What people wrote at length is no name of anything. */
const PROSE =
  /(?:note|notes|description|message|body|text|justification|comment|reason|rationale|evidence|alternative|decidedBy|unit|key)$/i;
const LONGEST = 14;
const MOST = 600;

/** `Night shifts`, `nights`: rows by the hour they begin. */
const BEGINS = ':begins';
function partsOfDay({ words }: AnalysedQuestion, index: ValueIndex): Link[] {
  const times = index.get(BEGINS) ?? [];
  const [first] = times;
  if (!first) return [];
  return words.flatMap(({ stem, lower }, at): Link[] => {
    const isNight = stem === 'night' && !/^(?:last|this)$/.test(words[at - 1]?.lower ?? '');
    const isDay = stem === 'dai' && (lower === 'day' ? words[at + 1]?.stem === 'shift' : false);
    if (!isNight && !isDay) return [];
    const value = times
      .filter(({ value: time }) => (time >= '17:00' || time < '05:00') === isNight)
      .map(({ value: time }) => time);
    return [{ from: at, to: at + 1, weight: 1, target: { kind: 'value', field: first.field, value, exact: true } }];
  });
}

/** Words joined by a dash are two, the parts of a catalogue's number are one. */
const split = (value: string): string => (/\bCVE-\d/i.test(value) ? value : value.replaceAll(/[-/–—]/g, ' '));

/** Letters something is called by for short: the first ones of two words or more, and what stands in brackets. */
const shortNames = (value: string): string[] => {
  const initials = [...value.matchAll(/[\p{L}\p{N}]+/gu)]
    .map(([word]) => word)
    .filter((word) => !/^(?:of|and|the|for|in|to)$/i.test(word));
  const found: string[] = [];
  for (let from = 0; from < initials.length; from += 1)
    for (let to = from + 2; to <= Math.min(initials.length, from + 5); to += 1)
      found.push(
        initials
          .slice(from, to)
          .map((word) => word[0]!)
          .join('')
          .toLowerCase(),
      );
  return found;
};

/** The names that stand in rows, by the stems of their words. */
export function valueIndex(source: Source, rows: readonly SourceRow[]): ValueIndex {
  const index = new Map<string, Value[]>();
  const label = nameField(source);
  for (const field of source.fields) {
    if (field.kind === 'clock' && field.depth === 0 && /start/i.test(field.path))
      for (const value of textsOf(field, rows)) push(index, BEGINS, { field, value, stems: [] });
    if (isNamed(field, source))
      for (const value of textsOf(field, rows)) addName(index, field, value, field.key === label?.key);
  }
  return index;
}

const isNamed = ({ kind, path }: SourceField, { noun }: Source): boolean =>
  NAMES.includes(kind) && (!PROSE.test(path) || path === 'lossReason' || path === noun?.name);

function textsOf(field: SourceField, rows: readonly SourceRow[]): ReadonlySet<string> {
  const texts = rows
    .flatMap((row) => [valueIn(row, field)].flat())
    .filter((value): value is string => typeof value === 'string' && value !== '');
  return new Set(texts.slice(0, MOST));
}

function addName(index: Map<string, Value[]>, field: SourceField, value: string, names: boolean): void {
  const words = wordsOf(split(value));
  if (words.length === 0 || words.length > LONGEST) return;
  const content = stemsOf(value);
  const stems = content.length > 0 ? content : words.map(({ stem }) => stem);
  const called = names || /department|unit|name|title|location/i.test(field.path);
  const short = !called ? [] : [value, `${value} unit`, `${value} department`].flatMap(shortNames);
  // `Ransom` begins `ransomware`.
  const beginnings = stems.flatMap((stem) =>
    stem.length > 7 ? Array.from({ length: stem.length - 6 }, (_, at) => stem.slice(0, at + 6)) : [],
  );
  for (const key of new Set([...stems, ...short, ...beginnings])) push(index, key, { field, value, stems, names });
}

const push = (index: Map<string, Value[]>, key: string, value: Value): void => {
  const list = index.get(key);
  if (list) list.push(value);
  else index.set(key, [value]);
};

type Hits = {
  readonly field: SourceField;
  readonly names: boolean;
  readonly values: Map<string, Set<number>>;
  readonly short: Set<string>;
};
type Group = { readonly at: readonly number[]; readonly values: string[]; full: boolean };
type Mended = readonly (string | undefined)[];

/** Which words of a question name something that stands in rows of a source. */
export function valueLinks(
  asked: AnalysedQuestion,
  index: ValueIndex,
  mended: Mended,
  source?: Source,
  phrases: ReadonlySet<string> = new Set(),
): Link[] {
  const isSaid = source !== undefined && namesOf(source).some((stem) => asked.words.some((word) => word.stem === stem));
  const isOfOther = !isSaid && saysThing(asked);
  const links = [...hitsOf(asked, index, mended).values()].flatMap((hits) =>
    groupsOf(hits, asked, mended).flatMap((group) =>
      (isSaid && isItsName(group, asked, source!)) ||
      (source !== undefined && isEvent(group, asked, source)) ||
      (!isSaid && (isAnotherThing(group, asked, hits, mended, isOfOther) || isPhrase(group, phrases)))
        ? []
        : linksOfGroup(hits, group, asked, mended),
    ),
  );
  return [...links, ...wholeNames(asked, index), ...partsOfDay(asked, index)];
}

/** A question that is kept as something somebody said does not ask for itself. */
const isItself = (value: string, { text }: AnalysedQuestion): boolean =>
  value.length > 12 && value.replaceAll(/[?.!]+$/g, '').toLowerCase() === text.replaceAll(/[?.!]+$/g, '').toLowerCase();

/** Names of several words that stand in the question as they are, whatever the words mean by themselves. */
function wholeNames(asked: AnalysedQuestion, index: ValueIndex): Link[] {
  const { words } = asked;
  const found = new Map<string, Link>();
  for (const [at, { stem }] of words.entries())
    for (const { field, value, names } of index.get(stem) ?? []) {
      if (isItself(value, asked)) continue;
      const lowers = wordsOf(split(value)).map(({ lower }) => lower);
      const lead = lowers.indexOf(words[at]!.lower);
      const from = at - lead;
      const whole = lowers.every((lower, offset) => words[from + offset]?.lower === lower);
      if (lowers.length < 2 || lead < 0 || !whole) continue;
      const target = { kind: 'value', field, value: [value], exact: true } as const;
      const weight = 1.2 + (names ? NAMES_ROW : 0) + towards(field.path, words[from - 1]?.lower);
      found.set(`${field.key} ${from} ${value}`, { from, to: from + lowers.length, weight, target });
    }
  return [...found.values()];
}
/** What rows are called by is meant rather than what stands somewhere in them. */
const NAMES_ROW = 0.15;

const TINY = /^(?:an?|i|is|in|it|at|on|of|to|do|as|am|my|me|we|by|or|so|no|be|go|if|up|us|he)$/;
/** Whether a word may name something: small words do so only inside a longer name. */
const mayName = ({ days, words }: AnalysedQuestion, at: number): boolean => {
  const { lower } = words[at]!;
  if (days.some(({ firstWord, afterWord }) => firstWord <= at && at < afterWord)) return false;
  return !TINY.test(lower) && !(isFunction(lower) && lower.length > 2);
};

/** Two small letters begin too many names. */
const isTooShort = (text: string): boolean => /^\p{Ll}{2}$/u.test(text);

function hitsOf(asked: AnalysedQuestion, index: ValueIndex, mended: Mended): ReadonlyMap<string, Hits> {
  const byField = new Map<string, Hits>();
  asked.words.forEach(({ lower, stem }, at) => {
    if (!mayName(asked, at)) return;
    const parts = new Set([stem, lower.includes('-') ? stem : (mended[at] ?? stem)]);
    for (const part of parts)
      for (const { field, value, stems, names } of index.get(part) ?? []) {
        if (isItself(value, asked) || (!stems.includes(part) && isTooShort(asked.words[at]!.text))) continue;
        const hits = byField.get(field.key) ?? {
          field,
          names: names === true,
          values: new Map<string, Set<number>>(),
          short: new Set<string>(),
        };
        byField.set(field.key, hits);
        hits.values.set(value, (hits.values.get(value) ?? new Set()).add(at));
        if (!stems.includes(part)) hits.short.add(`${value} ${at}`);
      }
  });
  return byField;
}

/** A word of no contract names something. */
const isNew = ({ words }: AnalysedQuestion, mended: Mended, at: number) => mended[at] !== words[at]!.stem;

/** One known word of a long name is not enough of it. */
const isSlight = (at: ReadonlySet<number>, length: number, asked: AnalysedQuestion, mended: Mended): boolean =>
  at.size < 2 && at.size / Math.max(1, length) < 0.3 && !isNew(asked, mended, [...at][0] ?? 0);

/** `Mei Tanaka` is neither Mei Keller nor Maya Tanaka: beside another name, half of somebody's is somebody else's. */
const isOtherPerson = (
  at: ReadonlySet<number>,
  hit: ReadonlySet<number>,
  { words }: AnalysedQuestion,
  mended: Mended,
): boolean =>
  at.size === 1 &&
  [...at]
    .flatMap((one) => [one - 1, one + 1])
    .some((next) => hit.has(next) || (next > 0 && mended[next] === undefined && isName(words[next])));
const isName = (word: AnalysedQuestion['words'][number] | undefined): boolean =>
  word !== undefined && /^\p{Lu}\p{Ll}/u.test(word.text);

/** Words far from one another name nothing together. */
const isScattered = (at: ReadonlySet<number>): boolean => Math.max(...at) - Math.min(...at) > at.size + 1;

/** The values named by the same words together; a whole name leaves those aside of which it is only a part. */
function groupsOf({ field, values, short }: Hits, asked: AnalysedQuestion, mended: Mended): readonly Group[] {
  const groups = new Map<string, Group>();
  const most = Math.max(...[...values.values()].map(({ size }) => size));
  const hit = new Set([...values.values()].flatMap((at) => [...at]));
  for (const [value, at] of values) {
    const { length } = stemsOf(value);
    const full = at.size >= length || [...at].some((one) => short.has(`${value} ${one}`));
    const isElse =
      field.kind === 'person' ? isOtherPerson(at, hit, asked, mended) : isSlight(at, length, asked, mended);
    if (!full && (at.size < most || isElse || isScattered(at))) continue;
    const key = [...at].join(' ');
    const group = groups.get(key) ?? { at: [...at], values: [], full: false };
    groups.set(key, group);
    if (full && !group.full) group.values.length = 0;
    if (full || !group.full) group.values.push(value);
    group.full ||= full;
  }
  return [...groups.values()];
}

/** `To New York` is where somebody goes, not where they come from. */
function towards(path: string, before: string | undefined): number {
  if (before !== 'to' && before !== 'from') return 0;
  return path.startsWith(`${before}.`) ? 0.1 : /^(?:to|from)\./.test(path) ? -0.3 : 0;
}

const standing = ({ kind }: SourceField, names: boolean): number => (names ? NAMES_ROW : kind === 'list' ? -0.1 : 0);

type Sure = { readonly alone: boolean; readonly full: boolean; readonly certain: boolean };
const sureOf = ({ alone, full, certain }: Sure, length: number): number =>
  alone ? 0.45 : full ? 1.1 : length > 1 ? 1 : certain ? 0.85 : 0.7;

function linksOfGroup(
  { field, names }: Hits,
  { at, values, full }: Group,
  asked: AnalysedQuestion,
  mended: Mended,
): Link[] {
  const [first = 0] = at;
  const isPerson = field.kind === 'person';
  const isCommon = !/^\p{Lu}/u.test(asked.words[first]!.text) && !isNew(asked, mended, first);
  const alone = at.length === 1 && !full && !isPerson && isCommon;
  const certain = full || at.length > 1 || isPerson || (values.length === 1 && !alone);
  const weight =
    sureOf({ alone, full, certain }, at.length) +
    standing(field, names && full) +
    towards(field.path, asked.words[first - 1]?.lower) +
    0.05 * (at.length - 1);
  const target = { kind: 'value', field, value: values, exact: certain } as const;
  return at.map((one) => ({ from: one, to: one + 1, weight, target }));
}

const namesOf = ({ one, noun, operation }: Source): string[] =>
  [one, ...[noun, listedBy(operation.name)].flatMap((thing) => [thing?.one ?? '', ...(thing?.synonyms ?? [])])].flatMap(
    (phrase) => keyOf(phrase).split(' ').at(-1) ?? [],
  );

/** `Applicants` are all of them, also where somebody works as an `Applicant`. */
const isItsName = ({ at }: Group, { words }: AnalysedQuestion, source: Source): boolean =>
  at.length === 1 && !/^\p{Lu}/u.test(words[at[0]!]!.text) && namesOf(source).includes(words[at[0]!]!.stem);

const SUBJECT = /^(?:people|who|nobody|anybody|anyone|somebody|someone|candidates|i|we|they|did|to)$/;
/** `How many people applied`, `did I apply`: what is done to come by a row is that row, and no state of it. */
const isEvent = ({ at, values }: Group, { words }: AnalysedQuestion, source: Source): boolean => {
  const { stem, lower } = words[at[0]!]!;
  const isDone = values.every((value) => value.toLowerCase() !== lower) || SUBJECT.test(words[at[0]! - 1]?.lower ?? '');
  return at.length === 1 && isDone && namesOf(source).some((name) => alike(name).includes(stem));
};

/** A part of a name that is the whole name of something else: `HIPAA refresher` is the training, no task about it. */
const isPhrase = ({ at, full }: Group, phrases: ReadonlySet<string>): boolean =>
  at.length > 1 && !full && phrases.has(at.join(' '));

/** `Incidents` are incidents, and no goal that speaks of them, where no goal was spoken of. */
const isAnotherThing = (
  { at, full }: Group,
  { words }: AnalysedQuestion,
  { field }: Hits,
  mended: Mended,
  isOfOther: boolean,
): boolean =>
  at.length === 1 &&
  !full &&
  field.kind !== 'person' &&
  !/^\p{Lu}/u.test(words[at[0]!]!.text) &&
  mended[at[0]!] === words[at[0]!]!.stem &&
  (isOfOther || isOwnNoun(words[at[0]!]!.stem));

/** `The goal about handovers`: what is spoken of by its own name is no other thing that only holds a word of it. */
const saysThing = ({ words }: AnalysedQuestion): boolean =>
  words.some(({ stem }, at) => isOwnNoun(stem) && /^(?:the|my|our|which|that)$/.test(words[at - 1]?.lower ?? ''));

let things: ReadonlySet<string> | undefined;
/** Whether the product keeps something that is called just so. */
export const isOwnNoun = (stem: string): boolean =>
  (things ??= new Set(Object.values(nouns).flatMap(({ one, many }) => [keyOf(one), keyOf(many)]))).has(stem);

const stemsOf = (value: string): string[] => [
  ...new Set(
    wordsOf(split(value))
      .filter(({ lower }) => !isFunction(lower))
      .map(({ stem }) => stem),
  ),
];

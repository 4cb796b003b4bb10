import { factsOf, type KnownFacts } from './facts-of.js';
import type { Day, Facts } from './facts.js';
import type { DayParts, Mention, Reading } from './mention.js';
import { mentionsIn } from './mentions.js';

type NumberMention = Extract<Mention, { kind: 'number' }>;

/** Figures of an answer that differences and shares are formed of, at most. */
const MOST_CITED = 40;
/** Digits of a name by which it looks like an id, and not like a word such as B2B. */
const ID_DIGITS = 3;
const daysPer: Readonly<Record<string, number>> = { day: 1, week: 7, month: 30.44, year: 365.25 };

/**
 * The numbers of an answer that stand in nothing that was read, in no usual form of it, and follow from nothing that was
 * read by a simple rule; as they are written, each once. `whole`: the answer was not broken off in the middle of one.
 */
export function unverifiedIn(text: string, known: KnownFacts, whole = true): string[] {
  const mentions = mentionsIn(text).filter(({ to }) => whole || to < text.length);
  if (mentions.length === 0) return [];
  const facts = factsOf(known);
  const open = mentions.filter((mention) => !isKnown(mention, facts) && !standsIn(mention, text, facts));
  const cited = mentions.filter((mention) => mention.kind === 'number' && !open.includes(mention));
  const values = [...new Set((cited as NumberMention[]).flatMap(({ readings }) => valuesOf(readings, facts)))];
  const left = open.filter(
    (mention) =>
      mention.kind !== 'number' || !mention.readings.some((one) => followsFrom(one, values.slice(0, MOST_CITED))),
  );
  return [...new Set(left.map((mention) => mention.text))];
}

function isKnown(mention: Mention, facts: Facts): boolean {
  switch (mention.kind) {
    case 'number':
      return isKnownNumber(mention, facts);
    case 'day':
      return mention.days.some((parts) => isKnownDay(parts, mention.text, facts));
    case 'time':
      return mention.minutes.some((minute) => facts.times.has(minute % 1_440));
    case 'name':
      return facts.holds(mention.text) || (mention.text.match(/\d/g) ?? []).length < ID_DIGITS;
  }
}

function isKnownNumber({ readings, apart, ordinal, span }: NumberMention, facts: Facts): boolean {
  if (valuesOf(readings, facts).length > 0) return true;
  const [{ value } = { value: 0 }] = readings;
  // A place in a list, a year, and numbers that only stand beside each other.
  if (ordinal && value <= facts.longest) return true;
  if (facts.days.some(({ year }) => year === value)) return true;
  if (apart.length > 1 && apart.every((one) => facts.near(one, 0) !== undefined)) return true;
  const length = daysPer[span ?? ''];
  if (length === undefined) return false;
  // Counted from today the day has begun, or it has not.
  return [...facts.spans].some((days) => Math.abs(days / length - value) <= Math.max(0.6, 1 / length));
}

/** A quarter may be a code of its own. */
const isKnownDay = (parts: DayParts, text: string, facts: Facts): boolean =>
  facts.days.some((day) => covers(parts, day)) || (parts.quarter !== undefined && facts.holds(text));

const valuesOf = (readings: readonly Reading[], facts: Facts): number[] =>
  readings.flatMap(({ value, tolerance }) => facts.near(value, tolerance) ?? []);

const covers = ({ year, month, day, quarter }: DayParts, known: Day): boolean =>
  (year === undefined || year === known.year) &&
  (month === undefined || month === known.month) &&
  (day === undefined || day === known.day) &&
  (quarter === undefined || quarter === Math.ceil(known.month / 3));

/** Whether the text around a number, up to the next space, stands in what was read: `Room 12-B`, `555-0102`. */
function standsIn({ from, to, text: said }: Mention, text: string, facts: Facts): boolean {
  const before = /[\p{L}\p{N}_./:@+-]*$/u.exec(text.slice(Math.max(0, from - 80), from))![0];
  const after = /^[\p{L}\p{N}_./:@+-]*/u.exec(text.slice(to, to + 80))![0];
  const around = `${before}${said}${after}`.replace(/^[./:@+-]+|[./:@+-]+$/g, '');
  return around.length > said.length && facts.holds(around);
}

/** Difference, share and growth of two figures that the answer names itself. */
function followsFrom({ value, tolerance }: Reading, cited: readonly number[]): boolean {
  const reach = tolerance + Math.abs(value) * 1e-9;
  const is = (other: number) => Math.abs(Math.abs(other) - value) <= reach;
  return cited.some((one) =>
    cited.some(
      (other) =>
        one !== other &&
        (is(one - other) || (other !== 0 && (is((100 * one) / other) || is((100 * (one - other)) / other)))),
    ),
  );
}

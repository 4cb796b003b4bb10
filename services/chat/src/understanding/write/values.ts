import type { AnalysedQuestion } from '../asked.js';
import type { DaySpan } from '../dates.js';
import type { Mark } from '../quantities.js';
import { choiceIn, choicesIn } from './choice.js';
import type { Segment } from './labelled.js';
import { clocksIn, momentIn, type Clock } from './moments.js';
import { partsOfWeek } from './parts-of-week.js';
import type { Slot } from './slots.js';
import { isFunction } from '../thesaurus.js';
import { keyOf } from '../words.js';

type Figure = Extract<Mark, { kind: 'number' }>;
type ResultRow = Readonly<Record<string, unknown>>;
export type Day = DaySpan & { readonly firstWord: number; readonly afterWord: number };

/** What of a message is still free to be the value of a field, and the words that are none any more. */
export type Heard = {
  readonly asked: AnalysedQuestion;
  readonly used: Set<number>;
  readonly days: Day[];
  readonly figures: Figure[];
  readonly now: Date;
  readonly timezone: string;
  /** Several fields hold a day: each takes only one that fits it. */
  severalDays: boolean;
  /** Of two days that are the ends of one span, fields take both. */
  takesEnds: boolean;
};

export const isDuration = (said: string): boolean => /\b(?:hour|minute)s?\b|^an? \w+$/i.test(said.trim());

export const heardIn = (asked: AnalysedQuestion, used: Set<number>, now: Date, timezone: string): Heard => ({
  asked,
  used,
  // An hour is no day.
  days: asked.days.filter(({ said }) => !isDuration(said)),
  figures: asked.marks.filter((mark) => mark.kind === 'number'),
  now,
  timezone,
  severalDays: false,
  takesEnds: false,
});

/** The same message cut to the words of a segment. What is taken there is taken from the whole. */
export function within({ asked, ...rest }: Heard, { from, to }: Segment): Heard {
  const start = asked.words[from]?.start ?? asked.text.length;
  const end = asked.words[to - 1]?.end ?? start;
  const inside = asked.words.map((word, at) => (at >= from && at < to ? word : { ...word, stem: '', lower: '' }));
  return {
    ...rest,
    asked: { ...asked, words: inside, text: asked.text.slice(start, end) },
    days: rest.days.filter(({ firstWord, afterWord }) => firstWord >= from && afterWord <= to),
    figures: rest.figures.filter((mark) => mark.from >= from - 2 && mark.to <= to),
  };
}

/** The value a message gives a field that holds no text and no thing; nothing where it gives none. */
export function valueIn(slot: Slot, heard: Heard, row?: ResultRow): unknown {
  const chosen = slot.many
    ? (partsOfWeek(slot, heard.asked) ?? choicesIn(slot, heard.asked))
    : choiceIn(slot, heard.asked, row);
  if (chosen) {
    for (const at of chosen.words) heard.used.add(at);
    return chosen.value;
  }
  return readers[slot.kind]?.(slot, heard);
}

const readers: Partial<Record<Slot['kind'], (slot: Slot, heard: Heard) => unknown>> = {
  day: (slot, heard) => dayFor(slot, heard),
  number: (slot, heard) => (isHour(slot) ? hourFor(slot, heard) : figureFor(slot, heard)),
  time: ({ field }, { asked, used }) => {
    const clock = clocksIn(asked.text)[/end|until|to$/i.test(field) ? 1 : 0];
    if (clock) spend(asked, used, clock);
    return clock?.time;
  },
  instant: (_, heard) => {
    const moment = momentIn(heard.asked.text, dayOf(heard.days[0]), heard.now, heard.timezone);
    if (moment) heard.days.shift();
    return moment;
  },
};

/** The words of a time are no figures. */
const spend = ({ words }: AnalysedQuestion, used: Set<number>, { start: from, end: to }: Clock): void =>
  words.forEach(({ start, end }, at) => {
    if (start >= from && end <= to) used.add(at);
  });

/** An hour of the day, which is said as a time. */
const isHour = ({ schema }: Slot): boolean => schema['maximum'] === 23;
function hourFor({ field, spec }: Slot, { asked, used }: Heard): number | undefined {
  const label = keyOf(spec.label ?? field).split(' ');
  const clocks = clocksIn(asked.text);
  const isCalled = asked.words.some(({ stem, lower }) => label.includes(stem) && !isFunction(lower));
  // Two times of day are the two ends of a span of hours, however it is called.
  if (!isCalled && !(clocks.length === 2 && /(?:From|To)$/.test(field))) return undefined;
  const clock = clocks[/to$|until|end/i.test(field) ? 1 : 0];
  if (!clock) return undefined;
  spend(asked, used, clock);
  return Number(clock.time.slice(0, 2));
}

export const dayOf = (span: DaySpan | undefined): string | undefined => span && (span.from ?? span.until);

const ENDS = /end|until|due|close|expir|notified|^last/i;
/** Whether a field holds the day something ends on. */
export const isEndDay = ({ kind, field }: Slot): boolean => kind === 'day' && ENDS.test(field);
function dayFor({ field }: Slot, heard: Heard): string | undefined {
  const { days } = heard;
  const isEnd = ENDS.test(field);
  const at = days.findIndex(({ from, until }) => (from === undefined) === isEnd || from === until);
  if (at < 0 && heard.severalDays) return undefined;
  const [span] = days.splice(Math.max(0, at), 1);
  if (!span) return undefined;
  // `From December 7 to December 11` is a first day, and what is left of it a last one.
  if (!isEnd && heard.takesEnds && span.from !== undefined && span.until !== undefined && span.from !== span.until) {
    const { from, ...rest } = span;
    days.splice(Math.max(0, at), 0, rest);
    return from;
  }
  for (let word = span.firstWord; word < span.afterWord; word += 1) heard.used.add(word);
  return isEnd ? (span.until ?? span.from) : dayOf(span);
}

const MINUTES: Readonly<Record<string, number>> = { minute: 1, hour: 60, day: 1_440, week: 10_080 };
const measureOf = (unit: string | undefined): string =>
  (unit ?? '')
    .replace(/^hrs?$/, 'hour')
    .replace(/^mins?$/, 'minute')
    .replace(/s$/, '');

function figureFor({ unit, schema }: Slot, heard: Heard): number | undefined {
  const taken = ({ from, to }: Figure) => heard.used.has(from) && heard.used.has(to - 1);
  const at = heard.figures.findIndex((mark) => !taken(mark) && fits(mark, unit, schema.enum));
  const [mark] = at < 0 ? [] : heard.figures.splice(at, 1);
  if (!mark) return undefined;
  for (let word = mark.from; word < mark.to; word += 1) heard.used.add(word);
  if (unit === 'minor units') return Math.round(mark.value * 100);
  if (unit === 'share') return mark.value / 100;
  const [said, wanted] = [MINUTES[measureOf(mark.unit)], MINUTES[measureOf(unit)]];
  return said && wanted ? (mark.value * said) / wanted : mark.value;
}

/** Whether a figure can stand in a field: money in money, a duration in a duration, a share in a share. */
function fits({ money, unit: said, value }: Figure, unit: Slot['unit'], only: readonly unknown[] | undefined): boolean {
  if (only && !only.includes(value)) return false;
  if (money) return unit === 'minor units';
  if (said === 'percent') return unit === 'percent' || unit === 'share';
  if (MINUTES[measureOf(said)] === undefined) return true;
  return MINUTES[measureOf(unit)] !== undefined || only !== undefined;
}

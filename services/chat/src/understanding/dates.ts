import { addDays, addMonths, dayOf, monthStart, quarterOf, weekOf } from '@talent-os/service-kit/calendar';
import { parse, type ParsedComponents } from 'chrono-node';

/** Days a question names, both ends included; an open end is absent. Offsets lead into the text. */
export type DaySpan = {
  readonly start: number;
  readonly end: number;
  readonly from?: string;
  readonly until?: string;
  readonly said: string;
};

const NUMBERS = 'zero one two three four five six seven eight nine ten eleven twelve'.split(' ');
const COUNT = String.raw`(\d{1,3}|${NUMBERS.slice(1).join('|')}|thirty|sixty|ninety|fourteen|hundred)`;
const more: Readonly<Record<string, number>> = { thirty: 30, sixty: 60, ninety: 90, fourteen: 14, hundred: 100 };
const countOf = (word: string): number => more[word] ?? (NUMBERS.includes(word) ? NUMBERS.indexOf(word) : Number(word));
const unit = '(day|week|month|quarter|year)s?';

type Span = { readonly from?: string; readonly until?: string };
type Rule = readonly [RegExp, (match: RegExpExecArray, today: string) => Span | undefined];

const lastDayOf = (day: string, months = 0) => addDays(monthStart(day, months + 1), -1);
function around(name: string, today: string, step: number): Span {
  if (name === 'day') return { from: addDays(today, step), until: addDays(today, step) };
  if (name === 'week') return { from: addDays(weekOf(today), 7 * step), until: addDays(weekOf(today), 7 * step + 6) };
  if (name === 'month') return { from: monthStart(today, step), until: lastDayOf(today, step) };
  if (name === 'quarter') {
    const { starts, ends } = quarterOf(addMonths(quarterOf(today).starts, 3 * step));
    return { from: starts, until: ends };
  }
  const year = Number(today.slice(0, 4)) + step;
  return { from: `${year}-01-01`, until: `${year}-12-31` };
}
const far = (name: string, count: number, today: string): string =>
  name === 'day'
    ? addDays(today, count)
    : name === 'week'
      ? addDays(today, 7 * count)
      : addMonths(today, count * (name === 'month' ? 1 : name === 'quarter' ? 3 : 12));

const rules: readonly Rule[] = [
  [/\bthe day after tomorrow\b/i, (_, today) => around('day', today, 2)],
  [
    new RegExp(String.raw`\b(?:within |in |for )?the (?:next|coming) ${COUNT} ${unit}\b`, 'i'),
    ([, count, name], today) => ({
      from: today,
      until: far(name!.toLowerCase(), countOf(count!.toLowerCase()), today),
    }),
  ],
  [
    new RegExp(String.raw`\b(?:within|in less than|in under|in the) ${COUNT} ${unit}\b`, 'i'),
    ([, count, name], today) => ({
      from: today,
      until: far(name!.toLowerCase(), countOf(count!.toLowerCase()), today),
    }),
  ],
  [
    new RegExp(String.raw`\b(?:next|coming) ${COUNT} ${unit}\b`, 'i'),
    ([, count, name], today) => ({
      from: today,
      until: far(name!.toLowerCase(), countOf(count!.toLowerCase()), today),
    }),
  ],
  [
    new RegExp(String.raw`\b(?:in |over |during |of |for )?(?:the )?(?:last|past|previous) ${COUNT} ${unit}\b`, 'i'),
    ([, count, name], today) => ({
      from: far(name!.toLowerCase(), -countOf(count!.toLowerCase()), today),
      until: today,
    }),
  ],
  [
    /\b(?:in |over )?(?:the )?(?:last|past) half (?:a )?year\b/i,
    (_, today) => ({ from: addMonths(today, -6), until: today }),
  ],
  [
    new RegExp(String.raw`\b(?:the )?${unit.replace('s?', '')} (before|after next)\b(?! \w+ \d)`, 'i'),
    ([, name, which], today) =>
      which === 'before' ? around(name!.toLowerCase(), today, -1) : around(name!.toLowerCase(), today, 2),
  ],
  [
    new RegExp(
      String.raw`\b(?:in |over |during |within |of )?the (?:past|last) (week|month|quarter|year)\b(?= |$|[?.,])`,
      'i',
    ),
    ([said, name], today) =>
      /past/i.test(said)
        ? { from: far(name!.toLowerCase(), -1, today), until: today }
        : around(name!.toLowerCase(), today, -1),
  ],
  [
    new RegExp(String.raw`\b(?:in |over |during |of |for )?the (?:last|past) (?:couple of|few) ${unit}\b`, 'i'),
    ([said, name], today) => ({ from: far(name!.toLowerCase(), /few/i.test(said) ? -3 : -2, today), until: today }),
  ],
  [
    new RegExp(String.raw`\b(?:within|in less than|in under) an? ${unit}\b`, 'i'),
    ([, name], today) => ({ from: today, until: far(name!.toLowerCase(), 1, today) }),
  ],
  [
    new RegExp(
      String.raw`\b(?:for |in )?the (?:rest|remainder) of (?:the |this )?${unit}\b|\blater this ${unit}\b`,
      'i',
    ),
    ([, name, other], today) => ({ from: today, until: around((name ?? other)!.toLowerCase(), today, 0).until! }),
  ],
  [
    new RegExp(String.raw`\bsince (?:the )?(?:start|beginning) of (?:the |this )?${unit}\b|\b${unit} to date\b`, 'i'),
    ([, name, other], today) => ({ from: around((name ?? other)!.toLowerCase(), today, 0).from!, until: today }),
  ],
  [
    /\b(?:on |over |at )?(this|the|next|last) weekend\b/i,
    ([, which], today) => {
      const monday = addDays(weekOf(today), /next/i.test(which!) ? 7 : /last/i.test(which!) ? -7 : 0);
      return { from: addDays(monday, 5), until: addDays(monday, 6) };
    },
  ],
  [
    /\b(?:in )?Q([1-4])(?: (?:of )?(20\d\d))?\b/i,
    ([, number, year], today) => {
      const first = `${year ?? today.slice(0, 4)}-${String(3 * Number(number) - 2).padStart(2, '0')}-01`;
      return { from: first, until: lastDayOf(first, 2) };
    },
  ],
  [
    new RegExp(String.raw`\b(?:by|before|until|till) (?:the )?end of (?:the |this )?${unit}\b`, 'i'),
    ([, name], today) => ({ until: around(name!.toLowerCase(), today, 0).until! }),
  ],
  [
    new RegExp(String.raw`\b(?:first of |start of |beginning of )(?:the )?next ${unit}\b`, 'i'),
    ([, name], today) => ({
      from: around(name!.toLowerCase(), today, 1).from!,
      until: around(name!.toLowerCase(), today, 1).from!,
    }),
  ],
  [
    new RegExp(String.raw`\b(this|current|next|last|coming|previous|the) ${unit.replace('s?', '')}\b`, 'i'),
    ([, which, name], today) =>
      which!.toLowerCase() === 'the'
        ? undefined
        : around(name!.toLowerCase(), today, /this|current/i.test(which!) ? 0 : /next|coming/i.test(which!) ? 1 : -1),
  ],
  [/\b(?:this|next) (?:qtr)\b/i, ([said], today) => around('quarter', today, /this/i.test(said) ? 0 : 1)],
  [/\b(?:later )?today\b|\btonight\b/i, (_, today) => around('day', today, 0)],
  [/\btomorrow\b/i, (_, today) => around('day', today, 1)],
  [/\bover ?night\b/i, (_, today) => ({ from: addDays(today, -1), until: today })],
  [/\byesterday\b|\blast night\b/i, (_, today) => around('day', today, -1)],
  [/\b(before|by|until|till) christmas\b/i, (_, today) => ({ until: `${today.slice(0, 4)}-12-24` })],
  [
    /\b(before|by|until|till) (?:new year|year end|year's end|the end of the year)\b/i,
    (_, today) => ({ until: `${today.slice(0, 4)}-12-31` }),
  ],
  [
    /\b(?:after|from|since|past) (?:the )?new year\b|\bin the new year\b/i,
    (_, today) => ({ from: `${Number(today.slice(0, 4)) + 1}-01-01` }),
  ],
];

const BEFORE = /\b(before|by|until|till|no later than|up to|not after)\s*(?:the\s*)?$/i;
const AFTER = /\b(after|from|since|starting|as of|not before)\s*(?:the\s*)?$/i;

/** The spans of days a text names, in its order. `today` is the day where the organization is. */
export function spansIn(text: string, today: string): DaySpan[] {
  const found: DaySpan[] = [];
  let rest = text;
  const blank = (start: number, end: number) => {
    rest = rest.slice(0, start) + TAKEN.repeat(end - start) + rest.slice(end);
  };
  for (const [pattern, read] of rules)
    for (let match = pattern.exec(rest); match; match = pattern.exec(rest)) {
      const [start, end] = [match.index, match.index + match[0].length];
      const span = read(match, today);
      if (span) found.push({ start, end, said: text.slice(start, end), ...span });
      blank(start, end);
    }
  return ranges(
    [...found, ...calendarDays(text, rest, today)].toSorted((a, b) => a.start - b.start),
    text,
  );
}

const NEXT_DAY = /\bnext (mon|tues?|wed(?:nes)?|thu(?:rs?)?|fri|sat(?:ur)?|sun)(?:day)?\b/gi;
/** Days of a text that may be those of a week before: on a Monday `next Tuesday` is a week from tomorrow to most people, to others tomorrow. */
export const doubtfulDays = (text: string, today: string): { readonly day: string; readonly other: string }[] =>
  [...text.matchAll(NEXT_DAY)].flatMap(([said]) => {
    const [{ from: day } = {}] = spansIn(said, today);
    const other = day && addDays(day, -7);
    return day && other && other > today ? [{ day, other }] : [];
  });

const BETWEEN = /\b(?:between|from)\s*(?:the\s*)?$/i;
/** `Between December 1 and December 5` is one span, not two days. */
function ranges(spans: readonly DaySpan[], text: string): DaySpan[] {
  const [one, other, ...rest] = spans;
  if (!one || !other) return [...spans];
  const joined = /^\s*(?:and|to|until|till|through|-|–)\s*(?:the\s*)?$/i.test(text.slice(one.end, other.start));
  const lead = BETWEEN.exec(text.slice(0, one.start)) ?? /^(?:from)\b/i.exec(text.slice(one.start, one.end));
  if (!joined || !lead || !one.from || !other.until) return [one, ...ranges([other, ...rest], text)];
  const start = BETWEEN.exec(text.slice(0, one.start))?.index ?? one.start;
  const said = text.slice(start, other.end);
  return [{ start, end: other.end, said, from: one.from, until: other.until }, ...ranges(rest, text)];
}

/** Stands where words were taken already: no letter, and as long. */
const TAKEN = '\uE000';

/** Days as calendars write them, with the word that makes an end of one: `before December 5`. */
function calendarDays(text: string, rest: string, today: string): DaySpan[] {
  if (!CALENDAR.test(rest)) return [];
  const read = parse(rest.replaceAll(TAKEN, ' '), new Date(`${today}T12:00:00`), { forwardDate: true });
  return read.flatMap(({ index, text: said, start, end: last }): DaySpan[] => {
    if (!start.isCertain('day') && !start.isCertain('weekday') && !start.isCertain('month')) return [];
    const before = BEFORE.exec(rest.slice(0, index));
    const bound = before ?? AFTER.exec(rest.slice(0, index));
    const isPast = PAST.test(text) || /since/i.test(bound?.[1] ?? '');
    const whole = spanOf(start, last, { today, isPast, isAhead: AHEAD.test(text) });
    const from = bound?.index ?? index;
    const end = index + said.length;
    return [
      {
        start: from,
        end,
        said: text.slice(from, end),
        ...(before ? { until: endOf(before[1]!, whole) } : bound && !last ? { from: whole.from } : whole),
      },
    ];
  });
}

const dayOfParts = (parts: ParsedComponents): string =>
  dayOf(new Date(Date.UTC(parts.get('year')!, parts.get('month')! - 1, parts.get('day')!)));
/** Words that tell of what has happened: `who started in October`. */
const PAST =
  /\b(?:did|was|were|had|came|went|got|happened|opened|raised|reported|joined|left|applied|hired|found|published|lost|won|turned down|rejected|declined)\b/i;
/** Words of what is to come. */
const AHEAD =
  /\b(?:will|starts?|starting|begins?|beginning|clos(?:e|es|ing)|due|expir(?:e|es|ing)|ends?|ending|next|upcoming|planned|scheduled|lapses?|runs? out|before|by|until|till|leav(?:e|es|ing)|joins?|joining|moves?|moving|book|plan|set|add|create|from)\b/i;
type DateHints = { readonly today: string; readonly isPast: boolean; readonly isAhead: boolean };
/** The days that were written; of what is past, the last ones and not the next. */
function spanOf(
  start: ParsedComponents,
  last: ParsedComponents | null | undefined,
  { today, isPast, isAhead }: DateHints,
) {
  const day = dayOfParts(start);
  const until = last ? dayOfParts(last) : day;
  const exact = start.isCertain('day') || start.isCertain('weekday');
  const whole = exact ? { from: day, until } : { from: monthStart(day), until: lastDayOf(until) };
  const isYearSaid = start.isCertain('year') || last?.isCertain('year') === true;
  // A month is this one still while it lasts, and the nearest one where nothing says what lies ahead.
  const isThis = !exact && whole.from.slice(5, 7) === today.slice(5, 7);
  const isLast = !exact && !isAhead && whole.from > addMonths(today, 6);
  if (isYearSaid || whole.from <= today || !(isPast || isThis || isLast)) return whole;
  const back = (one: string) => (start.isCertain('weekday') ? addDays(one, -7) : addMonths(one, -12));
  return exact
    ? { from: back(whole.from), until: back(whole.until) }
    : { from: back(whole.from), until: lastDayOf(back(monthStart(until))) };
}

const endOf = (word: string, { from, until }: { from: string; until: string }): string =>
  /before/i.test(word) ? addDays(from, -1) : until;

/** What a day can be written with: whoever writes none of it is not read for days, which is slow. */
const CALENDAR =
  /\d{1,4}[-./]\d|\b(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*\b|\b(?:mon|tues?|wednes|thurs?|fri|satur|sun)(?:day)?\b/i;

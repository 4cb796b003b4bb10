import { DAY_MS } from '@talent-os/service-kit/calendar';

/** Calendar days a text names, in its order, and which words name them. */
export type FoundDay = { readonly day: string; readonly start: number; readonly end: number };

const MONTHS = 'january february march april may june july august september october november december'.split(' ');
const WEEKDAYS = 'sunday monday tuesday wednesday thursday friday saturday'.split(' ');
const MONTH = String.raw`(jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)`;
const DAY = String.raw`(\d{1,2})(?:st|nd|rd|th)?`;

type Rule = readonly [RegExp, (match: RegExpExecArray, today: Date) => Date | undefined];

const at = (year: number, month: number, dayOfMonth: number): Date | undefined => {
  const date = new Date(Date.UTC(year, month, dayOfMonth));
  return date.getUTCMonth() === month && date.getUTCDate() === dayOfMonth ? date : undefined;
};
const plus = (today: Date, days: number) => new Date(today.getTime() + days * DAY_MS);
const monthOf = (word: string) => MONTHS.findIndex((month) => month.startsWith(word.toLowerCase().slice(0, 3)));

/** A day without a year is the next one. */
function upcoming(today: Date, month: number, dayOfMonth: number, year: string | undefined): Date | undefined {
  if (year) return at(Number(year), month, dayOfMonth);
  const thisYear = at(today.getUTCFullYear(), month, dayOfMonth);
  return thisYear && thisYear < today ? at(today.getUTCFullYear() + 1, month, dayOfMonth) : thisYear;
}

const rules: readonly Rule[] = [
  [
    /\b(\d{4})-(\d{2})-(\d{2})\b/i,
    ([, year, month, dayOfMonth]) => at(Number(year), Number(month) - 1, Number(dayOfMonth)),
  ],
  [
    new RegExp(String.raw`\b${DAY} (?:of )?${MONTH}(?:,? (\d{4}))?\b`, 'i'),
    ([, dayOfMonth, month, year], today) => upcoming(today, monthOf(month!), Number(dayOfMonth), year),
  ],
  [
    new RegExp(String.raw`\b${MONTH} ${DAY}(?:,? (\d{4}))?\b`, 'i'),
    ([, month, dayOfMonth, year], today) => upcoming(today, monthOf(month!), Number(dayOfMonth), year),
  ],
  [/\bthe day after tomorrow\b/i, (_, today) => plus(today, 2)],
  [/\btoday\b/i, (_, today) => today],
  [/\btomorrow\b/i, (_, today) => plus(today, 1)],
  [/\byesterday\b/i, (_, today) => plus(today, -1)],
  [/\bin (\d{1,3}) days\b/i, ([, days], today) => plus(today, Number(days))],
  [/\b(\d{1,3}) days ago\b/i, ([, days], today) => plus(today, -Number(days))],
  [/\b(?:the )?(?:last|past) (\d{1,3}) days\b/i, ([, days], today) => plus(today, -Number(days))],
  [/\b(?:the )?(?:last|past) week\b/i, (_, today) => plus(today, -7)],
  [/\b(?:the )?(?:last|past) month\b/i, (_, today) => plus(today, -30)],
  [/\bnext week\b/i, (_, today) => plus(today, 7 - ((today.getUTCDay() + 6) % 7))],
  [
    /\b(?:the )?(?:first of )?next month\b/i,
    (_, today) => at(today.getUTCFullYear(), today.getUTCMonth() + 1, 1) ?? at(today.getUTCFullYear() + 1, 0, 1),
  ],
  [
    new RegExp(String.raw`\b(?:on |next |this )?(${WEEKDAYS.join('|')})\b`, 'i'),
    ([, weekday], today) => plus(today, ((WEEKDAYS.indexOf(weekday!.toLowerCase()) - today.getUTCDay() + 6) % 7) + 1),
  ],
];

/** The days a text names. `today` decides what `tomorrow` or a day without its year means. */
export function daysIn(text: string, today: Date): FoundDay[] {
  const found: FoundDay[] = [];
  let rest = text;
  for (const [pattern, read] of rules)
    for (let match = pattern.exec(rest); match; match = pattern.exec(rest)) {
      const date = read(match, today);
      const [start, end] = [match.index, match.index + match[0].length];
      if (date) found.push({ day: date.toISOString().slice(0, 10), start, end });
      rest = rest.slice(0, start) + ' '.repeat(end - start) + rest.slice(end);
    }
  return found.toSorted((a, b) => a.start - b.start);
}

import type { DayParts, Mention } from './mention.js';

/** A day or an instant as operations write them. */
export const INSTANT = /^\d{4}-\d{2}-\d{2}(?:T[\d:.]+(?:Z|[+-]\d{2}:?\d{2})?)?$/;

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
const MONTH = String.raw`(?<month>jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)\.?`;
const NTH = String.raw`(?:st|nd|rd|th)?`;
const MORE = String.raw`(?:\s?[-–—]\s?(?<until>\d{1,2})${NTH})?`;
const YEAR = String.raw`(?:,?\s+(?<year>\d{4})(?!\d))`;
const START = String.raw`(?<![\p{L}\p{N}])`;
const END = String.raw`(?![\p{L}\p{N}])`;

type Groups = Readonly<Record<string, string | undefined>>;
const monthOf = (name: string): number => MONTHS.indexOf(name.slice(0, 3).toLowerCase()) + 1;
const some = (parts: { [Part in keyof DayParts]?: number | undefined }): DayParts =>
  Object.fromEntries(Object.entries(parts).filter(([, part]) => part !== undefined));
const numberIn = (text: string | undefined): number | undefined => (text === undefined ? undefined : Number(text));

const named = ({ year, month, day, until }: Groups): DayParts[] => {
  const rest = { year: numberIn(year), month: monthOf(month!) };
  return [some({ ...rest, day: numberIn(day) }), ...(until ? [some({ ...rest, day: Number(until) })] : [])];
};
const fullYear = (year: string): number => (year.length === 2 ? 2000 + Number(year) : Number(year));

/** Ways to write days. `every`: each of the days has to be known; otherwise they are what one of them may mean. */
const forms: readonly {
  readonly pattern: RegExp;
  readonly every?: true;
  readonly read: (groups: Groups) => DayParts[];
}[] = [
  {
    pattern: /(?<![\p{L}\p{N}-])(?<year>\d{4})-(?<month>\d{2})(?:-(?<day>\d{2}))?(?!\d)/gu,
    read: ({ year, month, day }) => [some({ year: Number(year), month: Number(month), day: numberIn(day) })],
  },
  {
    pattern: new RegExp(`${START}(?<day>\\d{1,2})${NTH}${MORE}\\s+(?:of\\s+)?${MONTH}${END}${YEAR}?`, 'giu'),
    every: true,
    read: named,
  },
  {
    pattern: new RegExp(`${START}${MONTH}\\s+(?<day>\\d{1,2})(?!\\d)${NTH}${MORE}${YEAR}?${END}`, 'giu'),
    every: true,
    read: named,
  },
  { pattern: new RegExp(`${START}${MONTH}${YEAR}${END}`, 'giu'), read: named },
  {
    pattern: /(?<![\p{L}\p{N}])Q(?<quarter>[1-4])(?:[\s/-]*(?:FY)?(?<year>\d{4}))?(?![\p{L}\p{N}])/giu,
    read: ({ quarter, year }) => [some({ quarter: Number(quarter), year: numberIn(year) })],
  },
  {
    pattern:
      /(?<![\p{L}\p{N}])(?<one>\d{1,2})(?<mark>[./])(?<two>\d{1,2})\k<mark>(?<year>\d{4}|\d{2})(?![\p{L}\p{N}])/gu,
    read: ({ one, two, year }) => [
      { year: fullYear(year!), month: Number(one), day: Number(two) },
      { year: fullYear(year!), month: Number(two), day: Number(one) },
    ],
  },
];

/** The days a text names, in any usual form. */
export function dayMentions(text: string): Mention[] {
  const found: Mention[] = [];
  let rest = text;
  for (const { pattern, every, read } of forms) {
    for (const match of rest.matchAll(pattern)) {
      const { 0: whole, index, groups = {} } = match;
      // `May 12 people` come is no day.
      if (/^mar?(?:ch|y)?$/.test(groups.month ?? '')) continue;
      const days = read(groups).filter(({ month = 1, day = 1 }) => month >= 1 && month <= 12 && day <= 31);
      if (days.length === 0) continue;
      const place = { text: whole, from: index, to: index + whole.length, kind: 'day' as const };
      found.push(...(every ? days.map((day) => ({ ...place, days: [day] })) : [{ ...place, days }]));
      rest = rest.slice(0, index) + '\0'.repeat(whole.length) + rest.slice(index + whole.length);
    }
  }
  return found;
}

const CLOCK =
  /(?<![\d:.])(?:T(?=\d))?(?<hour>\d{1,2})(?::(?<minute>\d{2})(?::\d{2}(?:\.\d+)?)?)?\s?(?<half>[ap]\.?\s?m\b\.?)?(?<zone>Z\b)?(?![\d:])/giu;

/** The times of day a text names: with a colon, or with `am` or `pm`. */
export function timeMentions(text: string): Mention[] {
  return [...text.matchAll(CLOCK)].flatMap(({ 0: whole, index, groups }) => {
    const { hour, minute, half } = groups!;
    if (minute === undefined && half === undefined) return [];
    const hours = half === undefined ? Number(hour) : (Number(hour) % 12) + (/^p/i.test(half) ? 12 : 0);
    if (hours > 24 || Number(minute ?? 0) > 59) return [];
    const trimmed = whole.trimEnd();
    return [
      {
        text: trimmed,
        from: index,
        to: index + trimmed.length,
        kind: 'time' as const,
        minutes: [hours * 60 + Number(minute ?? 0)],
      },
    ];
  });
}

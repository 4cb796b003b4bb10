import type { Locale } from '../present/format.js';
import { dayIn } from './execute.js';
import { cover, isDate, isNumber, type Apart, type LinkedField, type Work } from './reading.js';
import { valueIn, type SourceRow } from './rows.js';
import { worded } from './worded.js';

const UNIT = /^(day|week|month|year)s?$/;
const APART = /\b(?:until|till|left|to go|remaining|since|ago|away|before|passed|old|how long|how soon)\b/i;

/** `How many days until it closes`: the time between now and a day, where no figure of the rows tells it. */
export function apartOf({ asked, covered, used }: Work, linked: readonly LinkedField[]): Apart | undefined {
  const counts = asked.intent === 'count' || asked.intent === 'duration';
  const at = asked.intentAt?.to ?? 0;
  // `Days` is the unit here, no field.
  const free = linked.filter((one) => one.at !== at && !used.has(one.field.key)).map(({ field }) => field);
  const field = free.find(isDate);
  if (!counts || !field || !APART.test(asked.text) || free.some(isNumber)) return undefined;
  const unit = UNIT.exec(asked.words[at]?.lower ?? '')?.[1];
  if (asked.intent === 'count' && unit === undefined) return undefined;
  if (unit) cover(covered, { from: at, to: at + 1 });
  asked.words.forEach(({ lower }, index) => {
    if (APART.test(lower)) cover(covered, { from: index, to: index + 1 }, 0.3);
  });
  used.add(field.key);
  return { field, unit: unit ?? 'day' };
}

const DAYS: Readonly<Record<string, number>> = { day: 1, week: 7, month: 30.4375, year: 365.25 };

/** `in 12 days`, `3 weeks ago`, `today`; with the day itself behind it. */
export function apartInWords({ field, unit }: Apart, row: SourceRow, today: string, locale: Locale): string {
  const value = valueIn(row, field);
  if (typeof value !== 'string') return `${field.label.toLowerCase()} none`;
  const days = Math.round((Date.parse(dayIn(value, locale.timezone)) - Date.parse(today)) / 86_400_000);
  const count = Math.round((Math.abs(days) / DAYS[unit]!) * 10) / 10;
  const length = `${count} ${count === 1 ? unit : `${unit}s`}`;
  const said = days === 0 ? 'today' : days > 0 ? `in ${length}` : `${length} ago`;
  return `**${said}** (${field.label.toLowerCase()} ${worded(value, field, locale)!})`;
}

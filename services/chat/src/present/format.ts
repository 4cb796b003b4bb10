import { labelOf } from './labels.js';

/** How the organization writes amounts and times. */
export type Locale = { readonly currency: string; readonly timezone: string };

export const formats = [
  'money',
  'percent',
  'share',
  'change',
  'count',
  'day',
  'moment',
  'month',
  'label',
  'list',
  'yes',
  'text',
] as const;
export type Format = (typeof formats)[number];

const LANGUAGE = 'en';
const whole = new Intl.NumberFormat(LANGUAGE, { maximumFractionDigits: 2 });
const oneDigit = new Intl.NumberFormat(LANGUAGE, { maximumFractionDigits: 1 });
const signed = new Intl.NumberFormat(LANGUAGE, { maximumFractionDigits: 1, signDisplay: 'exceptZero' });
const plainDay = new Intl.DateTimeFormat(LANGUAGE, { dateStyle: 'medium', timeZone: 'UTC' });
const plainMonth = new Intl.DateTimeFormat(LANGUAGE, { month: 'long', year: 'numeric', timeZone: 'UTC' });

const moneyFormats = new Map<string, Intl.NumberFormat>();

/** An amount in minor units: 123456 EUR is €1,234.56. */
function money(minor: number, currency: string): string {
  let format = moneyFormats.get(currency);
  if (!format) {
    format = new Intl.NumberFormat(LANGUAGE, { style: 'currency', currency, trailingZeroDisplay: 'stripIfInteger' });
    moneyFormats.set(currency, format);
  }
  const digits =
    new Intl.NumberFormat(LANGUAGE, { style: 'currency', currency }).resolvedOptions().maximumFractionDigits ?? 2;
  return format.format(minor / 10 ** digits);
}

const instants = new Map<string, Intl.DateTimeFormat>();

function inZone(instant: string, timeZone: string, withTime: boolean): string {
  const key = `${timeZone} ${withTime}`;
  let format = instants.get(key);
  if (!format) {
    format = new Intl.DateTimeFormat(LANGUAGE, {
      year: 'numeric',
      month: 'short',
      day: 'numeric',
      timeZone,
      // Where it is read, other clocks may hang: a time says whose it is.
      ...(withTime && { hour: 'numeric', minute: '2-digit', timeZoneName: 'short' }),
    });
    instants.set(key, format);
  }
  return format.format(new Date(instant));
}

/** A calendar day has no time zone; the day of an instant is that of the organization. */
const day = (value: string, { timezone }: Locale): string =>
  value.length === 10 ? plainDay.format(new Date(`${value}T00:00:00Z`)) : inZone(value, timezone, false);

const table: Record<Format, (value: unknown, locale: Locale) => string> = {
  money: (value, { currency }) => money(Number(value), currency),
  percent: (value) => `${oneDigit.format(Number(value))}%`,
  share: (value) => `${oneDigit.format(Number(value) * 100)}%`,
  change: (value) => `${signed.format(Number(value))}%`,
  count: (value) => whole.format(Number(value)),
  day: (value, locale) => day(String(value), locale),
  moment: (value, { timezone }) => inZone(String(value), timezone, true),
  month: (value) => plainMonth.format(new Date(`${String(value)}-01T00:00:00Z`)),
  label: (value) => labelOf(String(value)),
  list: (value) => (Array.isArray(value) ? value.map((one) => labelOf(String(one))).join(', ') : String(value)),
  yes: (value) => (value === true ? 'Yes' : 'No'),
  text: (value) => String(value),
};

/** A value in words. Nothing for what is absent. */
export function inWords(value: unknown, format: Format, locale: Locale): string | undefined {
  if (value === undefined || value === null || value === '') return undefined;
  return table[format](value, locale);
}

/** Whether the text is the system's own, not something a person typed. */
export const isClosed = (format: Format): boolean => format !== 'text' && format !== 'list';

/** A number with its noun: `1 deal`, `3 territories`. */
export function counted(number: number, one: string): string {
  return `${whole.format(number)} ${number === 1 ? one : pluralOf(one)}`;
}

/** `account` is `accounts`, `territory` is `territories`, `expression of interest` is `expressions of interest`. */
export function pluralOf(one: string): string {
  const [head = '', ...rest] = one.split(' of ');
  const plural = /[^aeiou]y$/.test(head)
    ? `${head.slice(0, -1)}ies`
    : /(s|x|ch|sh)$/.test(head)
      ? `${head}es`
      : `${head}s`;
  return [plural === 'persons' ? 'people' : plural, ...rest].join(' of ');
}

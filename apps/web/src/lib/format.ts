const LOCALE = 'en';
const DASH = '–';

const formats = new Map<string, Intl.NumberFormat>();

function currencyFormat(currency: string, compact: boolean): Intl.NumberFormat {
  const key = `${currency}:${compact}`;
  const known = formats.get(key);
  if (known) return known;
  const made = new Intl.NumberFormat(LOCALE, {
    style: 'currency',
    currency,
    ...(compact ? { notation: 'compact', maximumFractionDigits: 1 } : { trailingZeroDisplay: 'stripIfInteger' }),
  });
  formats.set(key, made);
  return made;
}

/** An amount in minor units of a currency, as people read it: 123456 EUR is €1,234.56. A dash while unknown. */
export function money(minor: number | undefined, currency: string, form: 'full' | 'compact' = 'full'): string {
  if (minor === undefined) return DASH;
  const format = currencyFormat(currency, form === 'compact');
  const digits =
    new Intl.NumberFormat(LOCALE, { style: 'currency', currency }).resolvedOptions().maximumFractionDigits ?? 2;
  return format.format(minor / 10 ** digits);
}

const whole = new Intl.NumberFormat(LOCALE, { maximumFractionDigits: 0 });
const oneDigit = new Intl.NumberFormat(LOCALE, { maximumFractionDigits: 1 });
const signed = new Intl.NumberFormat(LOCALE, { maximumFractionDigits: 1, signDisplay: 'exceptZero' });

export const count = (value: number | undefined): string => (value === undefined ? DASH : whole.format(value));
export const decimal = (value: number | undefined): string => (value === undefined ? DASH : oneDigit.format(value));
export const percent = (value: number | undefined): string =>
  value === undefined ? DASH : `${oneDigit.format(value)}%`;
/** A change in percent, always with its sign. */
export const change = (value: number): string => `${signed.format(value)}%`;

/** Minutes as people read them: `50 min`, `1 h 5 min`. */
export function minutesText(minutes: number): string {
  const hours = Math.floor(minutes / 60);
  const rest = minutes % 60;
  if (hours === 0) return `${rest} min`;
  return rest === 0 ? `${hours} h` : `${hours} h ${rest} min`;
}

const plainDay = new Intl.DateTimeFormat(LOCALE, { dateStyle: 'medium', timeZone: 'UTC' });
const plainMonth = new Intl.DateTimeFormat(LOCALE, { month: 'short', year: 'numeric', timeZone: 'UTC' });

/** A calendar day (`2026-11-20`), which has no timezone. */
export const day = (value: string | undefined): string =>
  value ? plainDay.format(new Date(`${value}T00:00:00Z`)) : DASH;
/** A month (`2026-11`). */
export const month = (value: string): string => plainMonth.format(new Date(`${value}-01T00:00:00Z`));

/** An instant, as a day in the organization's timezone. */
export const dayOf = (instant: string, timeZone: string): string =>
  new Intl.DateTimeFormat(LOCALE, { dateStyle: 'medium', timeZone }).format(new Date(instant));

/** An instant, as day and time in the organization's timezone. */
export const momentOf = (instant: string, timeZone: string): string =>
  new Intl.DateTimeFormat(LOCALE, { dateStyle: 'medium', timeStyle: 'short', timeZone }).format(new Date(instant));

const steps: readonly (readonly [Intl.RelativeTimeFormatUnit, number])[] = [
  ['year', 31_536_000],
  ['month', 2_592_000],
  ['week', 604_800],
  ['day', 86_400],
  ['hour', 3600],
  ['minute', 60],
];
const relative = new Intl.RelativeTimeFormat(LOCALE, { numeric: 'auto' });

/** How long ago an instant was: `3 hours ago`, `yesterday`, `now`. */
export function ago(instant: string, now = Date.now()): string {
  const seconds = (Date.parse(instant) - now) / 1000;
  const step = steps.find(([, size]) => Math.abs(seconds) >= size);
  return step ? relative.format(Math.round(seconds / step[1]), step[0]) : relative.format(0, 'second');
}

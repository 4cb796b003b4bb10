import { digitsOf } from './amounts';
import { dateFormat, dayFormat, numberFormat, relativeFormat } from './intl';

/** Nothing is known, or there is none. */
export const DASH = '–';

const forms = {
  full: { trailingZeroDisplay: 'stripIfInteger' },
  compact: { notation: 'compact', maximumFractionDigits: 1 },
} as const satisfies Record<string, Intl.NumberFormatOptions>;

/** An amount in minor units of a currency, as people read it: 123456 EUR is €1,234.56. A dash while unknown. */
export function money(minor: number | undefined, currency: string, form: keyof typeof forms = 'full'): string {
  if (minor === undefined) return DASH;
  return numberFormat({ style: 'currency', currency, ...forms[form] }).format(minor / 10 ** digitsOf(currency));
}

const whole = { maximumFractionDigits: 0 };
const oneDigit = { maximumFractionDigits: 1 };
const signed = { maximumFractionDigits: 1, signDisplay: 'exceptZero' } as const;

export const count = (value: number | undefined): string =>
  value === undefined ? DASH : numberFormat(whole).format(value);
export const decimal = (value: number | undefined): string =>
  value === undefined ? DASH : numberFormat(oneDigit).format(value);
export const percent = (value: number | undefined): string =>
  value === undefined ? DASH : `${numberFormat(oneDigit).format(value)}%`;
/** A change in percent, always with its sign. */
export const change = (value: number): string => `${numberFormat(signed).format(value)}%`;

/** Minutes as people read them: `50 min`, `1 h 5 min`. */
export function minutesText(minutes: number): string {
  const hours = Math.floor(minutes / 60);
  const rest = minutes % 60;
  if (hours === 0) return `${rest} min`;
  return rest === 0 ? `${hours} h` : `${hours} h ${rest} min`;
}

const plainMonth = { month: 'short', year: 'numeric', timeZone: 'UTC' } as const;

/** A calendar day (`2026-11-20`), which has no timezone. */
export const day = (value: string | undefined): string =>
  value ? dayFormat({ timeZone: 'UTC' }).format(new Date(`${value}T00:00:00Z`)) : DASH;
/** A month (`2026-11`). */
export const month = (value: string): string => dateFormat(plainMonth).format(new Date(`${value}-01T00:00:00Z`));

/** An instant, as a day in the organization's timezone. */
export const dayOf = (instant: string, timeZone: string): string => dayFormat({ timeZone }).format(new Date(instant));

/** `EST`, `GMT+1`: what a time goes by where two clocks are told. */
const clockName = (at: Date, timeZone: string): string =>
  dateFormat({ timeZone, timeZoneName: 'short' })
    .formatToParts(at)
    .find(({ type }) => type === 'timeZoneName')?.value ?? timeZone;

/**
 * An instant, as day and time by the clocks of a timezone. Whose own clocks show another time reads that first, and both
 * with their names: `Nov 20, 2026, 4:00 PM GMT+1 (10:00 AM EST)`.
 */
export function momentOf(instant: string, timeZone: string, reader = timeZone): string {
  const at = new Date(instant);
  const [there, here] = [timeZone, reader].map((zone) => dayFormat({ timeStyle: 'short', timeZone: zone }).format(at));
  if (there === here) return there!;
  const sameDay = dayOf(instant, timeZone) === dayOf(instant, reader);
  const inBrackets = sameDay ? dateFormat({ timeStyle: 'short', timeZone }).format(at) : there;
  return `${here} ${clockName(at, reader)} (${inBrackets} ${clockName(at, timeZone)})`;
}

/** A moment (milliseconds since 1970), as the clock of whoever reads it shows it: `8:39 AM`. */
export const timeHere = (moment: number): string => dateFormat({ timeStyle: 'short' }).format(moment);

const steps: readonly (readonly [Intl.RelativeTimeFormatUnit, number])[] = [
  ['year', 31_536_000],
  ['month', 2_592_000],
  ['week', 604_800],
  ['day', 86_400],
  ['hour', 3600],
  ['minute', 60],
];
const relative = { numeric: 'auto' } as const;

/** How long ago an instant was: `3 hours ago`, `yesterday`, `now`. */
export function ago(instant: string, now = Date.now()): string {
  const seconds = (Date.parse(instant) - now) / 1000;
  const step = steps.find(([, size]) => Math.abs(seconds) >= size);
  return step
    ? relativeFormat(relative).format(Math.round(seconds / step[1]), step[0])
    : relativeFormat(relative).format(0, 'second');
}

/** A dot between two parts stays with the part before it: no line begins with one. */
export const keptTogether = (text: string): string => text.replaceAll(/ ([•·])/g, '\u00a0$1');

import type { Day } from './calendar.js';

const formats = new Map<string, Intl.DateTimeFormat>();

function formatIn(timezone: string): Intl.DateTimeFormat {
  let format = formats.get(timezone);
  if (!format) {
    format = new Intl.DateTimeFormat('en-US', {
      timeZone: timezone,
      hourCycle: 'h23',
      year: 'numeric',
      month: 'numeric',
      day: 'numeric',
      hour: 'numeric',
      minute: 'numeric',
      second: 'numeric',
    });
    formats.set(timezone, format);
  }
  return format;
}

/** What the clocks of a timezone (IANA name) show at an instant, as if they showed UTC: epoch milliseconds of whole seconds. */
export function wallClock(instant: number, timezone: string): number {
  const parts = formatIn(timezone).formatToParts(instant);
  const of = (type: string) => Number(parts.find((part) => part.type === type)?.value);
  return Date.UTC(of('year'), of('month') - 1, of('day'), of('hour'), of('minute'), of('second'));
}

/** The instant at which the clocks show this; in the hour that summer time leaves out, the instant after it. */
export function instantOf(shown: number, timezone: string): number {
  const offsetAt = (instant: number) => wallClock(instant, timezone) - Math.floor(instant / 1_000) * 1_000;
  const guess = shown - offsetAt(shown);
  return shown - Math.min(offsetAt(guess), offsetAt(shown - offsetAt(guess)));
}

/** The day the calendars of a timezone show. */
export const dayIn = (instant: Date, timezone: string): Day =>
  new Date(wallClock(instant.getTime(), timezone)).toISOString().slice(0, 10);

/** The instant at which the clocks of a timezone show a time, `07:30`, on a day. */
export const instantIn = (day: Day, time: string, timezone: string): Date =>
  new Date(instantOf(Date.parse(`${day}T${time}:00Z`), timezone));

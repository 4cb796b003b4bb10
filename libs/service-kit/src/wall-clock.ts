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

function shownIn(timezone: string, instant: number): number {
  const parts = formatIn(timezone).formatToParts(instant);
  const of = (type: string) => Number(parts.find((part) => part.type === type)?.value);
  return Date.UTC(of('year'), of('month') - 1, of('day'), of('hour'), of('minute'), of('second'));
}

/** Clocks are set on a quarter of an hour: within one, their distance from UTC stays. */
const QUARTER_MS = 900_000;
const MOST_OFFSETS = 20_000;
const offsets = new Map<string, number>();

/** How far the clocks of a timezone are ahead of UTC at an instant, in milliseconds. Asking the calendar is slow, so it is asked once. */
function offsetAt(instant: number, timezone: string): number {
  const quarter = Math.floor(instant / QUARTER_MS);
  const key = `${timezone} ${quarter}`;
  let offset = offsets.get(key);
  if (offset === undefined) {
    if (offsets.size >= MOST_OFFSETS) offsets.clear();
    offset = shownIn(timezone, quarter * QUARTER_MS) - quarter * QUARTER_MS;
    offsets.set(key, offset);
  }
  return offset;
}

/** What the clocks of a timezone (IANA name) show at an instant, as if they showed UTC: epoch milliseconds of whole seconds. */
export const wallClock = (instant: number, timezone: string): number =>
  Math.floor(instant / 1_000) * 1_000 + offsetAt(instant, timezone);

/** The instant at which the clocks show this; in the hour that summer time leaves out, the instant after it. */
export function instantOf(shown: number, timezone: string): number {
  const guess = shown - offsetAt(shown, timezone);
  return shown - Math.min(offsetAt(guess, timezone), offsetAt(shown - offsetAt(guess, timezone), timezone));
}

/** The day the calendars of a timezone show. */
export const dayIn = (instant: Date, timezone: string): Day =>
  new Date(wallClock(instant.getTime(), timezone)).toISOString().slice(0, 10);

/** The instant at which the clocks of a timezone show a time, `07:30`, on a day. */
export const instantIn = (day: Day, time: string, timezone: string): Date =>
  new Date(instantOf(Date.parse(`${day}T${time}:00Z`), timezone));

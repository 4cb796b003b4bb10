const MINUTE_MS = 60_000;
/** What a field of day and time holds. Browsers make a date of almost anything else. */
const CHOSEN = /^\d{4}-\d\d-\d\dT\d\d:\d\d$/;

/** How far the clocks of a timezone (IANA) are ahead of UTC at an instant, in milliseconds. */
function offsetAt(instant: number, timeZone: string): number {
  const shown = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'medium' }).format(instant);
  return Date.parse(`${shown.replace(' ', 'T')}Z`) - Math.floor(instant / 1000) * 1000;
}

/** What the clocks of a timezone show at an instant, as a field of day and time takes it: `2026-11-20T14:30`. */
export const shownAt = (instant: number, timeZone: string): string =>
  new Date(Math.floor(instant / MINUTE_MS) * MINUTE_MS + offsetAt(instant, timeZone)).toISOString().slice(0, 16);

/** Whether the clocks of a timezone never show a day and time, because they go forward over it. */
export const isSkipped = (dayAndTime: string, timeZone: string): boolean =>
  CHOSEN.test(dayAndTime) && instantShown(dayAndTime, timeZone) === '';

/** The instant at which the clocks of a timezone show a day and time. Empty while there is none, and where they go forward over it. */
export function instantShown(dayAndTime: string, timeZone: string): string {
  if (!CHOSEN.test(dayAndTime)) return '';
  const shown = Date.parse(`${dayAndTime}:00Z`);
  const guess = shown - offsetAt(shown, timeZone);
  const offset = Math.min(offsetAt(guess, timeZone), offsetAt(shown - offsetAt(guess, timeZone), timeZone));
  const at = shown - offset;
  return at + offsetAt(at, timeZone) === shown ? new Date(at).toISOString() : '';
}

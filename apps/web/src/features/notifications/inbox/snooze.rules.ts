import { dateFormat } from '@/lib/intl';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
/** Every timezone is a whole number of these away from UTC. */
const QUARTER = 15 * MINUTE;
const MORNING = '08:00';

export type Snooze = { readonly label: string; readonly until: (timezone: string, now: Date) => Date };

/** The next time after a moment that the clocks of a timezone show eight in the morning; on a Monday where asked for. */
function nextMorning(timezone: string, after: Date, monday = false): Date {
  const format = dateFormat(
    { timeZone: timezone, weekday: 'short', hour: '2-digit', minute: '2-digit', hourCycle: 'h23' },
    'en-GB',
  );
  for (let at = Math.floor(after.getTime() / QUARTER) * QUARTER + QUARTER; ; at += QUARTER) {
    const shown = format.format(at);
    if (shown.endsWith(MORNING) && (!monday || shown.startsWith('Mon'))) return new Date(at);
  }
}

const later = (hours: number) => (_: string, now: Date) => new Date(now.getTime() + hours * HOUR);

/** How long a notification can be put off with one click. Mornings are those of the organization. */
export const snoozes: readonly Snooze[] = [
  { label: 'In an hour', until: later(1) },
  { label: 'In four hours', until: later(4) },
  { label: 'Until the next morning', until: (timezone, now) => nextMorning(timezone, now) },
  { label: 'Until Monday morning', until: (timezone, now) => nextMorning(timezone, now, true) },
  { label: 'For a week', until: later(7 * 24) },
];

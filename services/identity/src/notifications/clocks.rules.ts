import type { Day } from '@talent-os/service-kit/calendar';
import { instantIn, wallClock } from '@talent-os/service-kit/wall-clock';

/** Zones (IANA) a notification is read by. */
export type Clocks = {
  /** Of the organization: times of its work are by its clocks. */
  readonly home: string;
  /** What the reader has chosen; nothing where they have not said. */
  readonly own: string | null;
};

const shown = (at: Date, zone: string): string =>
  new Date(wallClock(at.getTime(), zone)).toISOString().slice(0, 16).replace('T', ' at ');

/** `EST`, `GMT+1`. */
const nameOf = (at: Date, zone: string): string =>
  new Intl.DateTimeFormat('en-US', { timeZone: zone, timeZoneName: 'short' })
    .formatToParts(at)
    .find(({ type }) => type === 'timeZoneName')?.value ?? zone;

/**
 * A time of the organization's clocks: `2026-11-20 at 19:00 EST`. Whose own clocks show another reads that first:
 * `2026-11-21 at 01:00 GMT+1 (2026-11-20 at 19:00 EST)`. A mail is read anywhere, so a time always says whose it is.
 */
export function clockText(date: Day, time: string, { home, own }: Clocks): string {
  const at = instantIn(date, time, home);
  const there = `${date} at ${time} ${nameOf(at, home)}`;
  if (own === null || shown(at, own) === shown(at, home)) return there;
  return `${shown(at, own)} ${nameOf(at, own)} (${there})`;
}

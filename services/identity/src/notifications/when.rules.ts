import { instantOf, wallClock } from '@talent-os/service-kit/wall-clock';
import { DAY_MS } from '@talent-os/service-kit/calendar';

const MONDAY = 1;

/** The hour of the day, 0 to 23, that the clocks of a timezone show. */
export const hourIn = (instant: Date, timezone: string): number =>
  new Date(wallClock(instant.getTime(), timezone)).getUTCHours();

/** The first time after an instant that the clocks of a timezone show a full hour; on Mondays only where asked for. */
export function nextAt(hour: number, timezone: string, after: Date, mondays = false): Date {
  const shown = wallClock(after.getTime(), timezone);
  const midnight = shown - (shown % DAY_MS);
  for (let day = 0; ; day += 1) {
    const at = midnight + day * DAY_MS;
    if (mondays && new Date(at).getUTCDay() !== MONDAY) continue;
    const instant = new Date(instantOf(at + hour * 3_600_000, timezone));
    if (instant > after) return instant;
  }
}

export type QuietHours = { readonly from: number; readonly to: number };

/** When quiet hours that hold at an instant are over; nothing outside of them. They may go over midnight. */
export function quietUntil({ from, to }: QuietHours, timezone: string, now: Date): Date | undefined {
  const hour = hourIn(now, timezone);
  const quiet = from < to ? hour >= from && hour < to : hour >= from || hour < to;
  return quiet ? nextAt(to, timezone, now) : undefined;
}

import { DAY_MS } from '@talent-os/service-kit/calendar';
import { dayIn } from '@talent-os/service-kit/wall-clock';

const SATURDAY = 6;
const SUNDAY = 0;

/** The same time so many business days later: Saturdays and Sundays of a timezone (IANA) do not count. */
export function businessDaysAfter(from: Date, days: number, timezone: string): Date {
  let at = from;
  for (let left = days; left > 0;) {
    at = new Date(at.getTime() + DAY_MS);
    if (isBusinessDay(at, timezone)) left -= 1;
  }
  return at;
}

export function isBusinessDay(at: Date, timezone: string): boolean {
  const weekday = new Date(`${dayIn(at, timezone)}T00:00:00Z`).getUTCDay();
  return weekday !== SATURDAY && weekday !== SUNDAY;
}

import type { SearchAlert } from '@talent-os/contracts/talent/position-searches.js';
import { DAY_MS } from '@talent-os/service-kit/calendar';

const DAYS: Readonly<Record<SearchAlert, number | undefined>> = { off: undefined, daily: 1, weekly: 7 };

/** When a search is looked through next; never where nobody wants to be told. */
export function nextLook(alert: SearchAlert, now: Date): Date | undefined {
  const days = DAYS[alert];
  return days === undefined ? undefined : new Date(now.getTime() + days * DAY_MS);
}

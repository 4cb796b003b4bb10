import { ALERT_DAYS } from '@talent-os/contracts/cyber/clearance-kinds.js';
import { daysBetween, type Day } from '@talent-os/service-kit/calendar';
import type { ClearanceRecord } from '../clearance/clearance-facts.js';
import { datesOf } from '../clearance/clearance.rules.js';

/** Clearances that need attention on a day (UTC), each counted once, by its most urgent date. */
export function dueCounts(clearances: readonly ClearanceRecord[], today: Day) {
  const urgent = clearances.flatMap((facts) => {
    const left = datesOf(facts).map(({ on }) => daysBetween(today, on));
    return left.length > 0 ? [Math.min(...left)] : [];
  });
  const between = (from: number, to: number) => urgent.filter((left) => left >= from && left <= to).length;
  return {
    overdue: between(-Infinity, -1),
    soon: between(0, ALERT_DAYS.high),
    later: between(ALERT_DAYS.high + 1, ALERT_DAYS.other),
  };
}

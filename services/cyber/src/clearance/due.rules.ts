import { ALERT_DAYS, type ClearanceDue } from '@talent-os/contracts/cyber/clearance-kinds.js';
import { daysBetween, type Day } from '@talent-os/service-kit/calendar';
import type { ClearanceRecord } from './clearance-facts.js';
import { datesOf } from './clearance.rules.js';

/** How many of each there are. */
export function dueCounts(clearances: readonly ClearanceRecord[], today: Day): Record<ClearanceDue, number> {
  const { overdue, soon, later } = byDue(
    clearances.map((facts) => ({ ...facts, id: '' })),
    today,
  );
  return { overdue: overdue.length, soon: soon.length, later: later.length };
}

type DueClearance = ClearanceRecord & { readonly id: string };

/** Ids of clearances that need attention on a day (UTC), each once, by its most urgent date. */
export function byDue(clearances: readonly DueClearance[], today: Day): Record<ClearanceDue, string[]> {
  const urgent = clearances.flatMap((facts) => {
    const left = datesOf(facts).map(({ on }) => daysBetween(today, on));
    return left.length > 0 ? [{ id: facts.id, left: Math.min(...left) }] : [];
  });
  const between = (from: number, to: number) =>
    urgent.filter(({ left }) => left >= from && left <= to).map(({ id }) => id);
  return {
    overdue: between(-Infinity, -1),
    soon: between(0, ALERT_DAYS.high),
    later: between(ALERT_DAYS.high + 1, ALERT_DAYS.other),
  };
}

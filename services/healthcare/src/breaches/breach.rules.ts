import type { ErrorCode } from '@talent-os/contracts';
import { NOTIFY_DAYS, type BreachDecision } from '@talent-os/contracts/healthcare/breaches.js';
import { addDays, dayOf, daysBetween, type Day } from '@talent-os/service-kit/calendar';

/** The last day on which people affected may be told: 60 days after the day (UTC) of discovery. */
export const notifyByOf = (discoveredAt: Date): Day => addDays(dayOf(discoveredAt), NOTIFY_DAYS);

const CLOCK_RUNS: Record<BreachDecision, boolean> = { open: true, notify: true, notified: false, no_breach: false };

/** Days left of the 60, negative once they are over; nothing where nobody has to be told any more. */
export const daysLeft = (decision: BreachDecision, notifyBy: Day, today: Day): number | null =>
  CLOCK_RUNS[decision] ? daysBetween(today, notifyBy) : null;

/** What leads to a decision: open → notify → notified, or open → no breach. */
const BEFORE: Record<Exclude<BreachDecision, 'open'>, BreachDecision> = {
  notify: 'open',
  no_breach: 'open',
  notified: 'notify',
};

export function refusalOf(
  from: BreachDecision,
  to: Exclude<BreachDecision, 'open'>,
): Extract<ErrorCode, `breach.${string}`> | undefined {
  if (from === BEFORE[to]) return undefined;
  return to === 'notified' ? 'breach.undecided' : 'breach.decided';
}

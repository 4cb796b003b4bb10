import type { ErrorCode } from '@talent-os/contracts';
import { NOTIFY_DAYS, type BreachDecision } from '@talent-os/contracts/healthcare/breaches.js';
import { addDays, daysBetween, type Day } from '@talent-os/service-kit/calendar';
import { dayIn } from '@talent-os/service-kit/wall-clock';

/** The last day on which people affected may be told: 60 days after the day of discovery where the organization is. */
export const notifyByOf = (discoveredAt: Date, timezone: string): Day =>
  addDays(dayIn(discoveredAt, timezone), NOTIFY_DAYS);

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

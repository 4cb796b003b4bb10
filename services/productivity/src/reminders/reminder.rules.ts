import { CHECK_IN_DAYS } from '@talent-os/contracts/productivity/goal-states.js';
import { addDays, type Day } from '@talent-os/service-kit/calendar';

/**
 * The day of the reminder after the one that has just been told: weekly from it, the first day that lies ahead, so that
 * an outage of a month ends in one reminder. Nothing once the period of the goal is over.
 */
export function nextCheckInReminder(told: Day, today: Day, periodEnd: Day): Day | undefined {
  let next = addDays(told, CHECK_IN_DAYS);
  while (next <= today) next = addDays(next, CHECK_IN_DAYS);
  return next <= periodEnd ? next : undefined;
}

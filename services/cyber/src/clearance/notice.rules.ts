import { ALERT_DAYS, type ClearanceDate } from '@talent-os/contracts/cyber/clearance-kinds.js';
import { daysBetween, type Day } from '@talent-os/service-kit/calendar';
import { nextNoticeOn, noticeDue, OVER } from '@talent-os/service-kit/reminders';
import type { ClearanceRecord } from './clearance-facts.js';
import type { NotifiedDays } from './clearance.entity.js';
import { datesOf } from './clearance.rules.js';

/** Days before a date on which its holder is told: when it becomes an alert, when the alert is high, when it is over. */
const NOTICES: readonly number[] = [ALERT_DAYS.other, ALERT_DAYS.high, OVER];

type DueNotice = { readonly date: ClearanceDate; readonly threshold: number; readonly daysLeft: number };

/** Notices to give on a day (UTC), each once for a date and a threshold. */
export const noticesOf = (facts: ClearanceRecord, sent: NotifiedDays, today: Day): DueNotice[] =>
  datesOf(facts).flatMap(({ date, on }) => {
    const threshold = noticeDue(NOTICES, on, sent[date] ?? null, today);
    return threshold === undefined ? [] : [{ date, threshold, daysLeft: daysBetween(today, on) }];
  });

/** The day of the next notice about any date; nothing once all has been told. */
export const nextNoticeOf = (facts: ClearanceRecord, sent: NotifiedDays): Day | undefined =>
  datesOf(facts)
    .map(({ date, on }) => nextNoticeOn(NOTICES, on, sent[date] ?? null))
    .filter((day) => day !== undefined)
    .toSorted()[0];

/** What stays told once the facts have changed: a date that moved begins anew. */
export function remainingNotices(before: ClearanceRecord, after: ClearanceRecord, sent: NotifiedDays): NotifiedDays {
  const old = datesOf(before);
  const same = datesOf(after).filter(({ date, on }) => old.some((one) => one.date === date && one.on === on));
  return Object.fromEntries(same.flatMap(({ date }) => (sent[date] === undefined ? [] : [[date, sent[date]]])));
}

import {
  ALERT_DAYS,
  LAPSE_MONTHS,
  REINVESTIGATION_YEARS,
  VETTING_YEARS,
  type ClearanceDate,
  type ClearanceStanding,
} from '@talent-os/contracts/cyber/clearance-kinds.js';
import { addDays, addMonths, daysBetween, type Day } from '@talent-os/service-kit/calendar';
import type { ClearanceRecord } from './clearance-facts.js';

/** The day the next investigation is due, where there is one (6, 10 or 15 years by level; 5 under continuous vetting). */
export function reinvestigationDueOn(facts: ClearanceRecord): Day | null {
  const { currentLevel, investigationStatus, lastInvestigationClosed, questionnaireUpdated } = facts;
  if (currentLevel === 'none') return null;
  const vetted = investigationStatus === 'continuous_vetting';
  const from = vetted ? questionnaireUpdated : lastInvestigationClosed;
  const years = vetted ? VETTING_YEARS : REINVESTIGATION_YEARS[currentLevel];
  return from && years ? addMonths(from, years * 12) : null;
}

/** The last day on which a person without access is still eligible. */
const lapsesAfter = ({ accessEndedAt }: ClearanceRecord): Day | null =>
  accessEndedAt && addDays(addMonths(accessEndedAt, LAPSE_MONTHS), -1);

/** What the clearance is good for on a day (UTC). */
export function standingOf(facts: ClearanceRecord, today: Day): ClearanceStanding {
  const { currentLevel, investigationStatus, expirationDate } = facts;
  if (currentLevel === 'none') return 'none';
  if (investigationStatus === 'unfavorable' || investigationStatus === 'suspended') return 'barred';
  const lapse = lapsesAfter(facts);
  if ((expirationDate && expirationDate < today) || (lapse && lapse < today)) return 'lapsed';
  return lapse ? 'reusable' : 'active';
}

type DatedEvent = { readonly date: ClearanceDate; readonly on: Day };

/** The dates of a clearance that come due; each is the last day on which all is well. */
export function datesOf(facts: ClearanceRecord): DatedEvent[] {
  if (facts.currentLevel === 'none') return [];
  const all = {
    reinvestigation: reinvestigationDueOn(facts),
    expiration: facts.expirationDate,
    lapse: lapsesAfter(facts),
  } satisfies Record<ClearanceDate, Day | null>;
  return (Object.keys(all) as ClearanceDate[]).flatMap((date) => (all[date] ? [{ date, on: all[date] }] : []));
}

export type Alert = { severity: 'high' | 'other'; title: string; message: string };

const words: Record<ClearanceDate, readonly [coming: string, over: string]> = {
  reinvestigation: ['Reinvestigation due', 'Reinvestigation overdue'],
  expiration: ['Clearance expires', 'Clearance has expired'],
  lapse: ['Eligibility lapses', 'Eligibility has lapsed'],
};

const plainDay = new Intl.DateTimeFormat('en', { dateStyle: 'medium', timeZone: 'UTC' });
const inDays = (left: number) => (left === 0 ? 'Today' : left === 1 ? 'In 1 day' : `In ${left} days`);

/** What needs attention on a day (UTC): high within 90 days or overdue, other within 180. The most urgent first. */
export function alertsOf(facts: ClearanceRecord, today: Day): Alert[] {
  return datesOf(facts)
    .map(({ date, on }) => ({ date, on, left: daysBetween(today, on) }))
    .filter(({ left }) => left <= ALERT_DAYS.other)
    .toSorted((one, other) => one.left - other.left)
    .map(({ date, on, left }) => ({
      severity: left <= ALERT_DAYS.high ? ('high' as const) : ('other' as const),
      title: words[date][left < 0 ? 1 : 0],
      message:
        left < 0 ? `Since ${plainDay.format(new Date(on))}` : `${inDays(left)}, on ${plainDay.format(new Date(on))}`,
    }));
}

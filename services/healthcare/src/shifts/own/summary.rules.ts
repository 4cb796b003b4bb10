import type { StoredStatus } from '@talent-os/contracts/healthcare/shifts-states.js';
import type { Span } from '../shift.rules.js';
import { hoursWithin, overtimeIn } from '../work/work.rules.js';

/** Hours to two digits, as people read them. */
const rounded = (hours: number) => Math.round(hours * 100) / 100;

/** What a person works in this workweek and the next: what is confirmed or completed counts, a claim that waits does not. */
export function summaryOf(work: readonly (Span & { readonly status: StoredStatus })[], thisWeek: Span, nextWeek: Span) {
  const counting = work.filter(({ status }) => status === 'confirmed');
  const startingIn = ({ startsAt, endsAt }: Span) =>
    counting.filter((shift) => shift.startsAt >= startsAt && shift.startsAt < endsAt).length;
  return {
    thisWeekHours: rounded(hoursWithin(thisWeek, counting)),
    thisWeekShifts: startingIn(thisWeek),
    nextWeekHours: rounded(hoursWithin(nextWeek, counting)),
    nextWeekShifts: startingIn(nextWeek),
    overtimeHours: rounded(overtimeIn(thisWeek, counting)),
  };
}

import { instruments, type Instrument } from '@talent-os/contracts/productivity/wellness-instruments.js';
import { addDays, type Day } from '@talent-os/service-kit/calendar';

/** The day an instrument is asked again: so long after the last time it was answered or left out, at first today. */
export function dueOn(instrument: Instrument, days: readonly (Day | undefined)[], today: Day): Day | null {
  const { everyDays } = instruments[instrument];
  if (everyDays === undefined) return null;
  const last = days.reduce((latest, day) => (day && (!latest || day > latest) ? day : latest), undefined);
  return last ? addDays(last, everyDays) : today;
}

import { instruments, type Instrument } from '@talent-os/contracts/productivity/wellness-instruments.js';
import { addDays, monthStart, quarterOf, type Day } from '@talent-os/service-kit/calendar';

/** How many periods that are over a team is shown. */
const SHOWN = { month: 6, quarter: 4 } as const;
const MONTHS = { month: 1, quarter: 3 } as const;

/** First day of the fixed period a day is counted in. */
export const periodOf = (instrument: Instrument, day: Day): Day =>
  instruments[instrument].period === 'month' ? monthStart(day) : quarterOf(day).starts;

/** First days of the last periods that are over, oldest first. */
export function periodsOver(instrument: Instrument, today: Day): Day[] {
  const { period } = instruments[instrument];
  const current = periodOf(instrument, today);
  return Array.from({ length: SHOWN[period] }, (_, index) =>
    monthStart(current, (index - SHOWN[period]) * MONTHS[period]),
  );
}

/** Mondays of the last two weeks that are over, the older one first. */
export const weeksOver = (monday: Day): readonly [Day, Day] => [addDays(monday, -14), addDays(monday, -7)];

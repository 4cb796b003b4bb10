import { addDays, addMonths, daysBetween, type Day } from '@talent-os/service-kit/calendar';

export type Cycle = { readonly startsOn: Day; readonly endsOn: Day };

/** The cycle a day lies in, of cycles of so many months one of which ends on the day given. */
export function cycleAt(endsOn: Day, months: number, today: Day): Cycle {
  const end = (count: number) => addMonths(endsOn, count * months);
  let count = 0;
  while (end(count) < today) count += 1;
  while (end(count - 1) >= today) count -= 1;
  return { startsOn: addDays(end(count - 1), 1), endsOn: end(count) };
}

/** The calendar year of a day: the cycle of people no requirement applies to. */
export const yearOf = (today: Day): Cycle => ({
  startsOn: `${today.slice(0, 4)}-01-01`,
  endsOn: `${today.slice(0, 4)}-12-31`,
});

/** Percent of the hours required, at most 100; 100 where none are. */
export const progressOf = (earned: number, required: number): number =>
  required > 0 ? Math.min(100, Math.round((earned / required) * 100)) : 100;

export const daysRemaining = ({ endsOn }: Cycle, today: Day): number => Math.max(0, daysBetween(today, endsOn));

/** `2 h 30 min`. */
export function durationOf(minutes: number): string {
  const hours = Math.floor(minutes / 60);
  const rest = minutes % 60;
  return [hours > 0 && `${hours} h`, (rest > 0 || hours === 0) && `${rest} min`].filter(Boolean).join(' ');
}

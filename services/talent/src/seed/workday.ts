import { addDays, type Day } from '@talent-os/service-kit/calendar';

/** Days past the last working day: one on a Saturday, two on a Sunday. */
const intoWeekend = (day: Day): number => Math.max(0, ((new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7) - 4);

/** A day on which somebody starts: none of a weekend. What lies ahead moves on to Monday, what is past back to Friday. */
export function workday(day: Day, today: Day): Day {
  const over = intoWeekend(day);
  if (over === 0) return day;
  return addDays(day, day > today ? 3 - over : -over);
}

import { weekdays, type WeekPart } from '@talent-os/contracts/healthcare/shifts-states.js';
import type { Day } from '@talent-os/service-kit/calendar';

/** The part of the week a shift begins in: day shifts begin from 05:00, night shifts from 15:00. */
export function partOf(date: Day, startTime: string): WeekPart {
  const weekday = weekdays[(new Date(`${date}T00:00:00Z`).getUTCDay() + 6) % 7]!;
  return `${weekday}-${startTime >= '05:00' && startTime < '15:00' ? 'day' : 'night'}`;
}

type ShiftStart = { readonly date: Day; readonly startTime: string };

/** Whether a shift lies where a person is glad to work; who has not said so is glad anywhere. */
export const fits = ({ date, startTime }: ShiftStart, parts: readonly WeekPart[] | undefined): boolean =>
  !parts || parts.includes(partOf(date, startTime));

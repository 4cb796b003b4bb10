import { MOST_HOURS } from '@talent-os/contracts/healthcare/shifts-states.js';
import { addDays, type Day } from '@talent-os/service-kit/calendar';
import { instantIn } from '@talent-os/service-kit/wall-clock';

export const HOUR_MS = 3_600_000;

/** From when to when; every rule of work counts in these. */
export type Span = { readonly startsAt: Date; readonly endsAt: Date };

/** Hours a span lasts. */
export const hoursOf = ({ startsAt, endsAt }: Span): number => (endsAt.getTime() - startsAt.getTime()) / HOUR_MS;

/** The span between two times of the organization's clocks; the end is of the next day where it is not the later one. */
export const spanOf = (date: Day, startTime: string, endTime: string, timezone: string): Span => ({
  startsAt: instantIn(date, startTime, timezone),
  endsAt: instantIn(endTime > startTime ? date : addDays(date, 1), endTime, timezone),
});

/** What speaks against publishing a shift: the field and the text people read, or nothing. */
export function publishFault(span: Span, now: Date): { readonly field: string; readonly message: string } | undefined {
  if (span.startsAt <= now) return { field: 'startTime', message: 'Please choose a time to come' };
  if (hoursOf(span) > MOST_HOURS.perDay)
    return { field: 'endTime', message: `A shift lasts ${MOST_HOURS.perDay} hours at most` };
  return undefined;
}

import type { ErrorCode } from '@talent-os/contracts';
import { MOST_HOURS, type ShiftState } from '@talent-os/contracts/healthcare/shifts-states.js';
import { addDays, daysBetween, type Day } from '@talent-os/service-kit/calendar';
import { dayIn, instantIn, wallClock } from '@talent-os/service-kit/wall-clock';

export const HOUR_MS = 3_600_000;

/** From when to when; every rule of work counts in these. */
export type Span = { readonly startsAt: Date; readonly endsAt: Date };

/** Hours a span lasts, as they pass: the night the clocks go back has one more than they show. */
export const hoursOf = ({ startsAt, endsAt }: Span): number => (endsAt.getTime() - startsAt.getTime()) / HOUR_MS;

/** The span between two times of the organization's clocks; the end is of the next day where it is not the later one. */
export const spanOf = (date: Day, startTime: string, endTime: string, timezone: string): Span => ({
  startsAt: instantIn(date, startTime, timezone),
  endsAt: instantIn(endTime > startTime ? date : addDays(date, 1), endTime, timezone),
});

/** A span as the clocks of a timezone show it, as if they showed UTC: by these hours a roster is planned. */
export const onClock = ({ startsAt, endsAt }: Span, timezone: string): Span => ({
  startsAt: new Date(wallClock(startsAt.getTime(), timezone)),
  endsAt: new Date(wallClock(endsAt.getTime(), timezone)),
});

/** A shift with the day it is listed under, and the clocks it goes by. */
export type DatedSpan = Span & { readonly date: Day; readonly timezone: string };

/** The last day a shift reaches into: what ends at midnight does not reach into the day that begins then. */
export function lastDayOf({ date, endsAt, timezone }: Omit<DatedSpan, 'startsAt'>): Day {
  const last = dayIn(new Date(endsAt.getTime() - 1), timezone);
  return last > date ? last : date;
}

/** Every day a shift lies on: what is to hold for it, a paper or a presence, has to hold on each. */
export const daysOf = (shift: DatedSpan): Day[] =>
  Array.from({ length: daysBetween(shift.date, lastDayOf(shift)) + 1 }, (_, index) => addDays(shift.date, index));

/** A shift as people enter it. */
type ShiftTimes = { readonly date: Day; readonly startTime: string; readonly endTime: string };
type Fault = { readonly field: string; readonly message: string };

/** A time that the clocks never show, because they go forward over it. */
const isSkipped = (day: Day, time: string, timezone: string): boolean =>
  wallClock(instantIn(day, time, timezone).getTime(), timezone) !== Date.parse(`${day}T${time}:00Z`);

/** What speaks against publishing a shift: the field and the text people read, or nothing. */
export function publishFault({ date, startTime, endTime }: ShiftTimes, timezone: string, now: Date): Fault | undefined {
  if (startTime === endTime) return { field: 'endTime', message: 'Please choose another time than the start' };
  const skipped = (field: string, time: string) => ({
    field,
    message: `The clocks go forward over ${time} on this day; please choose another time`,
  });
  if (isSkipped(date, startTime, timezone)) return skipped('startTime', startTime);
  if (isSkipped(endTime > startTime ? date : addDays(date, 1), endTime, timezone)) return skipped('endTime', endTime);
  const span = spanOf(date, startTime, endTime, timezone);
  if (span.startsAt <= now) return { field: 'startTime', message: 'Please choose a time to come' };
  if (hoursOf(onClock(span, timezone)) > MOST_HOURS.perDay)
    return { field: 'endTime', message: `A shift lasts ${MOST_HOURS.perDay} hours at most` };
  return undefined;
}

/** Why nobody is offered a shift; nothing where people may be. */
export function inviteRefusal(status: ShiftState, started: boolean): ErrorCode | undefined {
  if (status === 'cancelled' || started) return 'shift.over';
  return status === 'draft' ? 'shift.draft' : undefined;
}

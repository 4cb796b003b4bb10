import { MOST_HOURS, OVERTIME_HOURS, REST_HOURS } from '@talent-os/contracts/healthcare/shifts-states.js';
import { addDays, weekOf } from '@talent-os/service-kit/calendar';
import { dayIn, instantIn } from '@talent-os/service-kit/wall-clock';
import { europeanUnion } from './european-union.data.js';
import { HOUR_MS, onClock, type Span } from '../shift.rules.js';

/** Hours of rest between two shifts, where the clocks of a timezone are looked at. */
export const restHoursIn = (timezone: string): number =>
  europeanUnion.has(timezone) ? REST_HOURS.europeanUnion : REST_HOURS.usual;

export const overlaps = (one: Span, other: Span): boolean => one.startsAt < other.endsAt && other.startsAt < one.endsAt;

/** Hours of the spans that lie inside another one. */
export const hoursWithin = ({ startsAt, endsAt }: Span, spans: readonly Span[]): number =>
  spans.reduce((sum, span) => {
    const shared = Math.min(+span.endsAt, +endsAt) - Math.max(+span.startsAt, +startsAt);
    return sum + Math.max(0, shared) / HOUR_MS;
  }, 0);

/** Hours between two shifts, whichever comes first. */
export const restBetween = (one: Span, other: Span): number =>
  Math.max(+one.startsAt - +other.endsAt, +other.startsAt - +one.endsAt) / HOUR_MS;

/** Hours between a shift and the nearest other one, before it or after; infinite where there is none. */
export const restAround = (shift: Span, others: readonly Span[]): number =>
  Math.min(Infinity, ...others.map((other) => restBetween(shift, other)));

/**
 * The most hours in any so many hours on end that reach the shift. The sum over a moving window peaks where the window
 * begins with a span or ends with one, or where it only just reaches the shift.
 */
export function mostHoursIn(windowHours: number, shift: Span, others: readonly Span[]): number {
  const all = [shift, ...others];
  const size = windowHours * HOUR_MS;
  const [first, last] = [+shift.startsAt - size, +shift.endsAt];
  const starts = [first, last, ...all.flatMap(({ startsAt, endsAt }) => [+startsAt, +endsAt - size])];
  const windows = starts
    .filter((start) => start >= first && start <= last)
    .map((start) => ({ startsAt: new Date(start), endsAt: new Date(start + size) }));
  return Math.max(...windows.map((window) => hoursWithin(window, all)));
}

/**
 * Whether a shift brings a person above the most hours of a day or of seven days, by the clocks of a timezone: a night of
 * twelve hours on the roster is one as well when the clocks change.
 */
export function isTooMuch(shift: Span, others: readonly Span[], timezone: string): boolean {
  const [own, ...rest] = [shift, ...others].map((span) => onClock(span, timezone)) as [Span, ...Span[]];
  return mostHoursIn(24, own, rest) > MOST_HOURS.perDay || mostHoursIn(7 * 24, own, rest) > MOST_HOURS.perWeek;
}

/** The workweek an instant lies in, Monday to Sunday by the clocks of a timezone, or so many weeks later. */
export function workweekOf(at: Date, timezone: string, later = 0): Span {
  const monday = addDays(weekOf(dayIn(at, timezone)), later * 7);
  return { startsAt: instantIn(monday, '00:00', timezone), endsAt: instantIn(addDays(monday, 7), '00:00', timezone) };
}

/** Hours of a workweek beyond forty. */
export const overtimeIn = (week: Span, spans: readonly Span[]): number =>
  Math.max(0, hoursWithin(week, spans) - OVERTIME_HOURS);

/** The workweeks a shift touches. */
const weeksOf = (shift: Span, timezone: string): Span[] =>
  [shift.startsAt, new Date(+shift.endsAt - 1)].map((at) => workweekOf(at, timezone));

/** Hours of the others in the workweek that decides about overtime: the one it makes too long, else the one it begins in. */
export const hoursBeside = (shift: Span, others: readonly Span[], timezone: string): number => {
  const weeks = weeksOf(shift, timezone);
  const over = weeks.find((week) => overtimeIn(week, [...others, shift]) > 0);
  return hoursWithin(over ?? weeks[0]!, others);
};

/** Whether a shift brings one of the workweeks it touches above forty hours. */
export const makesOvertime = (shift: Span, others: readonly Span[], timezone: string): boolean =>
  weeksOf(shift, timezone).some((week) => overtimeIn(week, [...others, shift]) > 0);

/** Hours beyond forty that a shift adds to the workweeks it touches. */
export const overtimeAdded = (shift: Span, others: readonly Span[], timezone: string): number => {
  const [first, last] = weeksOf(shift, timezone) as [Span, Span];
  const weeks = +first.startsAt === +last.startsAt ? [first] : [first, last];
  return weeks.reduce((sum, week) => sum + overtimeIn(week, [...others, shift]) - overtimeIn(week, others), 0);
};

import type { Day } from '@talent-os/service-kit/calendar';
import { hoursOf, type Span } from '../shifts/shift.rules.js';
import { OVERTIME_HOURS } from '@talent-os/contracts/healthcare/shifts-states.js';

/** A shift a person worked or is to work, in the workweek it begins in. */
export type WeekWork = Span & { readonly userId: string; readonly department: string; readonly week: Day };

const rounded = (hours: number) => Math.round(hours * 10) / 10;

/** Hours beyond forty in one week in these departments, by person, the most first. */
export function overtimeByPerson(work: readonly WeekWork[], week: Day, departments: readonly string[]) {
  const ofWeek = work.filter((one) => one.week === week);
  return [...Map.groupBy(ofWeek, ({ userId }) => userId)]
    .map(([userId, shifts]) => ({ userId, hours: overtimeOf(shifts, [week])(departments)[0]!.hours }))
    .filter(({ hours }) => hours > 0)
    .toSorted((one, other) => other.hours - one.hours);
}

/**
 * Hours beyond forty of each of these weeks, by department: a person's overtime belongs to the departments of the week by
 * the hours worked there.
 */
export function overtimeOf(work: readonly WeekWork[], weeks: readonly Day[]) {
  const byDepartment = new Map<string, Map<Day, number>>();
  for (const ofPerson of Map.groupBy(work, ({ userId, week }) => `${userId} ${week}`).values()) {
    const all = ofPerson.reduce((sum, span) => sum + hoursOf(span), 0);
    const share = Math.max(0, all - OVERTIME_HOURS) / all;
    for (const { department, week, ...span } of ofPerson) {
      const ofWeeks = byDepartment.get(department) ?? new Map<Day, number>();
      ofWeeks.set(week, (ofWeeks.get(week) ?? 0) + hoursOf(span) * share);
      byDepartment.set(department, ofWeeks);
    }
  }
  return (departments: readonly string[]) =>
    weeks.map((week) => ({
      week,
      hours: rounded(departments.reduce((sum, one) => sum + (byDepartment.get(one)?.get(week) ?? 0), 0)),
    }));
}

import type { Output } from '@talent-os/contracts';
import {
  PROGRESS_WEEKS,
  type getLearningProgress,
  type TakenCourse,
} from '@talent-os/contracts/talent/learning-progress.js';
import { lastWeeks, weekOf, type Day } from '@talent-os/service-kit/calendar';

type Progress = Output<typeof getLearningProgress>;
type Taken = Pick<TakenCourse, 'status' | 'minutes' | 'parts' | 'partsDone' | 'credits'>;

/** The time of what is finished: of a course, as much as of its parts; a course without parts is finished as a whole. */
export function minutesOf(courses: readonly Taken[]): number {
  const finished = courses.map(({ status, minutes, parts, partsDone }) => {
    if (minutes === null) return 0;
    if (status === 'completed') return minutes;
    return parts.length === 0 ? 0 : (minutes * partsDone) / parts.length;
  });
  return Math.round(finished.reduce((sum, one) => sum + one, 0));
}

/** Contact hours of the courses that are completed. */
export const creditsOf = (courses: readonly Taken[]): number =>
  courses.reduce((sum, { status, credits }) => sum + (status === 'completed' ? (credits ?? 0) : 0), 0);

/** Weeks in which something was learned. A week off takes nothing away: what was learned stays counted. */
export function weeksOf(days: readonly Day[], today: Day): Pick<Progress, 'weeksLearned' | 'weeks'> {
  const byWeek = Map.groupBy(new Set(days), weekOf);
  return {
    weeksLearned: byWeek.size,
    weeks: lastWeeks(today, PROGRESS_WEEKS).map((startsOn) => ({ startsOn, days: byWeek.get(startsOn)?.length ?? 0 })),
  };
}

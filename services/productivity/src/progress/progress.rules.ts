import type { Output } from '@talent-os/contracts';
import type { getProgress } from '@talent-os/contracts/productivity/progress.js';
import { addDays, weekOf, type Day } from '@talent-os/service-kit/calendar';

export type Week = Output<typeof getProgress>['weeks'][number];
type FocusDay = { readonly day: Day; readonly minutes: number };
export type Run = {
  readonly periodStart: Day;
  readonly periodEnd: Day;
  /** Check-ins in the order they were made, with the score of the goal then. */
  readonly scores: readonly { readonly day: Day; readonly score: number }[];
};

/** What each week came to. `weeks` are Mondays, `done` the days on which tasks were done. */
export function progressOf(
  weeks: readonly Day[],
  focus: readonly FocusDay[],
  done: readonly Day[],
  goals: readonly Run[],
): Week[] {
  return weeks.map((week) => ({
    week,
    focusMinutes: focus.filter(({ day }) => weekOf(day) === week).reduce((sum, { minutes }) => sum + minutes, 0),
    tasksDone: done.filter((day) => weekOf(day) === week).length,
    goalScore: scoreIn(week, goals),
  }));
}

/** The mean of the goals that ran in a week, each by its last check-in until the week's end. */
function scoreIn(week: Day, goals: readonly Run[]): number | null {
  const sunday = addDays(week, 6);
  const running = goals.filter(({ periodStart, periodEnd }) => periodStart <= sunday && periodEnd >= week);
  if (running.length === 0) return null;
  const known = running.map(({ scores }) => scores.findLast(({ day }) => day <= sunday)?.score ?? 0);
  return Math.round((known.reduce((sum, score) => sum + score, 0) / known.length) * 1e5) / 1e5;
}

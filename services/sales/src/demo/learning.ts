import type { DemoPerson } from '@talent-os/service-kit';
import { daysBefore } from '@talent-os/service-kit/calendar';
import { isUnlocked } from '../methodology/methodology.rules.js';
import { Choices } from '@talent-os/service-kit/demo/choices';

type Lesson = { readonly id: string; readonly level: number };
type Learning = {
  readonly done: { readonly userId: string; readonly lessonId: string; readonly createdAt: Date }[];
  readonly attempts: {
    readonly userId: string;
    readonly level: number;
    readonly score: number;
    readonly createdAt: Date;
  }[];
};
/** Per level: how many lessons, and the scores of the quiz. */
type Course = readonly (readonly [lessons: number, ...scores: number[]])[];

const FIRST: Course = [[4, 60, 100], [2]];
const SECOND: Course = [[4, 80], [0]];
const USUAL: readonly Course[] = [
  [],
  [],
  [[1]],
  [[3, 40]],
  [[4, 100], [3]],
  [[4, 80], [4, 60, 80], [1]],
  [[4, 100], [4, 100], [4, 80], [2]],
];

/** How far sellers are: the ones who sign in part of the way, the others anywhere, nobody past a locked level. */
export function demoLearning(
  slug: string,
  sellers: readonly DemoPerson[],
  lessons: readonly Lesson[],
  now: Date,
): Learning {
  const choices = new Choices(`${slug}/learning`);
  const learning: Learning = { done: [], attempts: [] };
  sellers.forEach(({ id: userId }, index) => {
    const course = [FIRST, SECOND][index] ?? choices.pick(USUAL);
    let days = choices.between(60, 150);
    const later = () => daysBefore(now, (days = days * 0.9));
    course.forEach(([count, ...scores], levels) => {
      const before = course[levels - 1]?.slice(1).toSorted((one, other) => other - one)[0] ?? null;
      if (!isUnlocked(levels + 1, before)) throw new Error(`demo learning: level ${levels + 1} is locked`);
      const inLevel = lessons.filter(({ level }) => level === levels + 1);
      for (const lesson of inLevel.slice(0, count))
        learning.done.push({ userId, lessonId: lesson.id, createdAt: later() });
      for (const score of scores) learning.attempts.push({ userId, level: levels + 1, score, createdAt: later() });
    });
  });
  return learning;
}

import type { LearningOutcome } from '@talent-os/contracts/talent/learning-outcomes.js';

type What = Pick<LearningOutcome, 'skills' | 'papers' | 'interviews' | 'roles'>;
type Course = Omit<LearningOutcome, keyof What> & { readonly skillIds: readonly string[] };
type Happened = Omit<What, 'skills'> & { readonly skills: readonly Omit<What['skills'][number], 'taught'>[] };

const time = (at: string): number => Date.parse(at);
const latestFirst = <T extends { readonly at: string }>(rows: readonly T[]): T[] =>
  rows.toSorted((one, other) => time(other.at) - time(one.at));

/**
 * What happened after each completed course, up to the next one: each thing stands once, under the course that was
 * completed last before it. It is an order of dates and no more.
 */
export function outcomesOf(courses: readonly Course[], happened: Happened): LearningOutcome[] {
  const inOrder = courses.toSorted((one, other) => time(one.completedAt) - time(other.completedAt));
  return inOrder
    .map(({ skillIds, ...course }, nth) => {
      const [from, until] = [time(course.completedAt), inOrder[nth + 1]?.completedAt];
      const after = <T extends { readonly at: string }>(rows: readonly T[]): T[] =>
        latestFirst(rows.filter(({ at }) => time(at) >= from && (until === undefined || time(at) < time(until))));
      return {
        ...course,
        skills: after(happened.skills).map((skill) => ({ ...skill, taught: skillIds.includes(skill.skillId) })),
        papers: after(happened.papers),
        interviews: after(happened.interviews),
        roles: after(happened.roles),
      };
    })
    .toReversed();
}

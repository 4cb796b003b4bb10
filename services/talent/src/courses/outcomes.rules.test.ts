import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { outcomesOf } from './outcomes.rules.js';

const at = (day: number) => new Date(Date.UTC(2026, 0, 1 + day)).toISOString();
const course = (day: number, skillIds: readonly string[] = []) => ({
  id: `course ${day}`,
  title: `Course ${day}`,
  provider: null,
  credits: null,
  certificate: null,
  proof: null,
  sharedAt: null,
  completedAt: at(day),
  skillIds,
});
const interview = (day: number) => ({ interviewId: `interview ${day}`, positionTitle: 'Coach', at: at(day) });
const nothing = { skills: [], papers: [], interviews: [], roles: [] };

describe('what happened after a course', () => {
  it('stands under the one that was completed last before it, and before the first under none', () => {
    const told = outcomesOf([course(10), course(30)], { ...nothing, interviews: [2, 10, 29, 30, 90].map(interview) });
    expect(told.map(({ id, interviews }) => [id, interviews.map(({ interviewId }) => interviewId)])).toEqual([
      ['course 30', ['interview 90', 'interview 30']],
      ['course 10', ['interview 29', 'interview 10']],
    ]);
  });

  it('says of a skill whether the course is for it', () => {
    const skill = { name: 'Planning', level: 3, at: at(12) };
    const [{ skills }] = outcomesOf([course(10, ['a'])], {
      ...nothing,
      skills: [
        { ...skill, skillId: 'a' },
        { ...skill, skillId: 'b', at: at(11) },
      ],
    }) as [ReturnType<typeof outcomesOf>[number]];
    expect(skills.map(({ skillId, taught }) => [skillId, taught])).toEqual([
      ['a', true],
      ['b', false],
    ]);
  });

  it('stands there once', () =>
    fc.assert(
      fc.property(
        fc.uniqueArray(fc.nat(200), { maxLength: 8 }),
        fc.uniqueArray(fc.nat(200), { maxLength: 20 }),
        (courses, days) => {
          const told = outcomesOf(
            courses.map((day) => course(day)),
            { ...nothing, interviews: days.map(interview) },
          );
          const shown = told.flatMap(({ interviews }) => interviews.map(({ interviewId }) => interviewId));
          const first = Math.min(...courses);
          expect(shown.toSorted()).toEqual(
            days
              .filter((day) => day >= first)
              .map((day) => `interview ${day}`)
              .toSorted(),
          );
        },
      ),
    ));
});

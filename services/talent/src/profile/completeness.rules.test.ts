import { describe, expect, it } from '@jest/globals';
import { completenessOf, type ProfileFacts } from './completeness.rules.js';

const nothing: ProfileFacts = { skills: 0, verifiedSkills: 0, experience: 0, targets: 0, resumes: 0, available: false };
const whole: ProfileFacts = { skills: 3, verifiedSkills: 1, experience: 1, targets: 1, resumes: 1, available: true };

describe('how whole a profile is', () => {
  it.each<[Partial<ProfileFacts>, number]>([
    [{ skills: 3 }, 25],
    [{ skills: 2 }, 0],
    [{ experience: 1 }, 25],
    [{ targets: 1 }, 15],
    [{ available: true }, 15],
    [{ resumes: 1 }, 10],
    [{ verifiedSkills: 1 }, 10],
  ])('with %j it is %i', (facts, points) => expect(completenessOf({ ...nothing, ...facts }).completeness).toBe(points));

  it('is a hundred with every part, and nothing without any', () => {
    expect(completenessOf(whole).completeness).toBe(100);
    expect(completenessOf(nothing).completeness).toBe(0);
    expect(completenessOf(nothing).parts.map(({ points }) => points)).toEqual([25, 25, 15, 15, 10, 10]);
  });
});

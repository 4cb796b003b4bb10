import { describe, expect, it } from '@jest/globals';
import { gapsOf, mayAbout, shortOf, singlesOf } from './matrix.rules.js';

const [triage, cloud, reports] = ['triage', 'cloud', 'reports'];
const skills = [
  { skillId: triage, name: 'Alert triage', required: 3 },
  { skillId: cloud, name: 'Cloud response', required: 3 },
  { skillId: reports, name: 'Incident reports', required: 2 },
] as const;

/** Somebody with levels of the three skills; null where the seat does not ask. */
const person = (name: string, ...levels: readonly (readonly [level: number, required: number | null])[]) => ({
  personId: name,
  name,
  cells: levels.map(([level, required], at) => ({
    skillId: skills[at]!.skillId,
    level,
    required,
    verified: true,
    asked: false,
  })),
});
const team = [
  person('Tomas', [4, 3], [2, 3], [3, 2]),
  person('Ines', [3, 3], [3, 3], [0, null]),
  person('Ben', [1, 3], [2, 3], [1, 2]),
];

describe('a skill matrix', () => {
  it('sums up what a seat takes and its person lacks', () => {
    expect(shortOf({ level: 1, required: 3 })).toBe(2);
    expect(shortOf({ level: 4, required: 3 })).toBe(0);
    expect(shortOf({ level: 0, required: null })).toBe(0);
    expect(gapsOf(skills, team)).toEqual([
      { skillId: triage, name: 'Alert triage', levels: 2 },
      { skillId: cloud, name: 'Cloud response', levels: 2 },
      { skillId: reports, name: 'Incident reports', levels: 1 },
    ]);
    expect(gapsOf(skills, [person('Able', [5, 3], [5, 3], [5, 2])])).toEqual([]);
  });

  it('names who alone has a level, and who comes closest', () => {
    expect(singlesOf(skills, team)).toEqual([
      {
        skillId: cloud,
        name: 'Cloud response',
        required: 3,
        personId: 'Ines',
        personName: 'Ines',
        next: { personId: 'Ben', name: 'Ben', level: 2 },
      },
      {
        skillId: reports,
        name: 'Incident reports',
        required: 2,
        personId: 'Tomas',
        personName: 'Tomas',
        next: { personId: 'Ben', name: 'Ben', level: 1 },
      },
    ]);
    const two = [person('One', [3, 3]), person('Other', [0, 3])];
    expect(singlesOf(skills.slice(0, 1), two)[0]!.next).toBeNull();
    // A team of one hangs on that one: it says nothing of the skill.
    expect(singlesOf(skills, team.slice(0, 1))).toEqual([]);
  });

  it('lets nobody confirm or plan for themselves, nor plan twice', () => {
    const row = { personId: 'ines', developmentPlanId: null };
    expect(mayAbout(row, 'manager').do).toEqual(['confirm', 'plan']);
    expect(mayAbout({ ...row, developmentPlanId: 'plan' }, 'manager').do).toEqual(['confirm']);
    expect(mayAbout(row, 'ines').do).toEqual([]);
  });
});

import { describe, expect, it } from '@jest/globals';
import { fixtureOf } from '@talent-os/contracts/fields/examples';
import { CareerRole } from '@talent-os/contracts/talent/careers';
import { BOX, drawnMap, missingOf, planOf } from './careers.rules';

const role = (key: string, entry: boolean, skills: CareerRole['skills'] = []) =>
  fixtureOf(CareerRole, { key, title: key, entry, skills });
const skill = (name: string, required: number, level: number) => ({ name, required, level });
const roles = [
  role('a', true),
  role('b', false, [skill('Writing', 3, 3), skill('Speaking', 4, 1)]),
  role('c', false, [skill('Speaking', 5, 1), skill('Planning', 3, 2)]),
];
const step = (from: string, to: string) => ({ from, to, months: 12, gains: [] });
const steps = [step('a', 'b'), step('b', 'c'), step('c', 'b')];

describe('what somebody has to learn', () => {
  it('is what they have not named at its level, those that lack most first', () =>
    expect(missingOf(roles[2]!)).toEqual(['Speaking', 'Planning']));

  it('is all of what lies on a way, once', () => {
    expect(planOf({ roles, steps }, 'a', 'c')).toMatchObject({ months: 24, toLearn: ['Speaking', 'Planning'] });
    expect(planOf({ roles, steps }, 'c', 'a')).toBeUndefined();
  });
});

describe('the map', () => {
  it('places each role once, further right with each step, and draws every step', () => {
    const { placed, lines, width, height } = drawnMap(roles, steps);
    expect(placed.map((one) => one.role.key)).toEqual(['a', 'b', 'c']);
    expect(new Set(placed.map(({ x }) => x)).size).toBe(3);
    expect(lines).toHaveLength(3);
    for (const { x, y } of placed)
      expect([x + BOX.width <= width, y + BOX.height <= height, y >= 0]).toEqual([true, true, true]);
  });
});

import { describe, expect, it } from '@jest/globals';
import { PATH_STEPS } from '@talent-os/contracts/talent/learning-paths.js';
import fc from 'fast-check';
import { keptSteps, pathOf, proposedSteps, reordered, type LearnableItem } from './path.rules.js';

const item = (id: string, more: Partial<LearnableItem> = {}): LearnableItem => ({
  catalogueItemId: id,
  kind: 'lesson',
  title: id,
  minutes: 5,
  skills: ['Planning'],
  done: false,
  open: true,
  ...more,
});
const need = (skill: string, level: number, required: number, weight = 1) => ({ skill, level, required, weight });
const role = { targetId: 't', title: 'Coach', industry: 'SALES' as const };
const ids = (steps: readonly { readonly catalogueItemId: string }[]) => steps.map((one) => one.catalogueItemId);

describe('the steps to a role', () => {
  it('begin with what is missing most, short lessons before courses, each once', () => {
    const items = [
      item('course', { kind: 'course', minutes: 60 }),
      item('long', { minutes: 9 }),
      item('short', { minutes: 3, skills: ['Planning', 'Writing'] }),
      item('writing', { skills: ['Writing'] }),
      item('known', { skills: ['Listening'] }),
      item('retired', { open: false }),
    ];
    const needs = [need('Listening', 4, 3), need('Planning', 2, 3), need('Writing', 1, 4)];
    expect(ids(proposedSteps(needs, items))).toEqual(['short', 'writing', 'long', 'course']);
  });

  it('are a share that is done once they are started, and a proposal before', () => {
    const items = [item('a', { done: true }), item('b'), item('gone', { open: false })];
    const proposed = pathOf({ ...role, needs: [need('Planning', 0, 2)] }, undefined, items);
    expect(proposed).toMatchObject({ startedAt: null, percent: 50, may: { do: ['start'] } });
    const started = { itemIds: ['b', 'gone', 'a'], startedAt: '2026-11-01T00:00:00.000Z', version: 2 };
    const kept = pathOf({ ...role, needs: null }, started, items);
    expect(kept).toMatchObject({ percent: 50, missing: null, version: 2, may: { do: ['reorder', 'drop'] } });
    expect(ids(kept.steps)).toEqual(['b', 'a']);
    expect(pathOf({ ...role, needs: null }, undefined, items)).toMatchObject({
      percent: 0,
      steps: [],
      may: { do: [] },
    });
  });

  it('keep what was finished, also when it went out of use', () =>
    expect(ids(keptSteps(['a', 'b'], [item('a', { open: false, done: true }), item('b', { open: false })]))).toEqual([
      'a',
    ]));

  it('are never more than twenty, and never twice the same', () =>
    fc.assert(
      fc.property(fc.array(fc.nat(12), { maxLength: 60 }), fc.array(fc.nat(12)), (skills, missing) => {
        const items = skills.map((skill, at) => item(`i${at}`, { skills: [`s${skill}`] }));
        const steps = ids(
          proposedSteps(
            missing.map((skill) => need(`s${skill}`, 0, 3)),
            items,
          ),
        );
        expect(steps.length).toBeLessThanOrEqual(PATH_STEPS);
        expect(new Set(steps).size).toBe(steps.length);
      }),
    ));
});

describe('another order', () => {
  it('has the same steps, what is named first, and none that is not of the path', () =>
    fc.assert(
      fc.property(fc.uniqueArray(fc.string(), { minLength: 1 }), fc.nat(), (path, at) => {
        const wanted = path.filter((_, index) => (index + at) % 3 !== 0).toReversed();
        const told = reordered(path, wanted)!;
        expect(told.slice(0, wanted.length)).toEqual(wanted);
        expect(told.toSorted()).toEqual(path.toSorted());
        expect(reordered(path, [...wanted, 'not of it at all'])).toBeUndefined();
      }),
    ));
});

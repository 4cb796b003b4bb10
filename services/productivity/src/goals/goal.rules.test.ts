import { describe, expect, it } from '@jest/globals';
import { goalStateKeys } from '@talent-os/contracts/productivity/goal-states.js';
import fc from 'fast-check';
import { goalScore, mayWith, moveRefusal, scoreOf } from './goal.rules.js';

const value = fc.double({ min: -1e9, max: 1e9, noNaN: true });

describe('the score of a key result', () => {
  it.each([
    [{ start: 0, target: 10, current: 7 }, 0.7],
    [{ start: 50, target: 20, current: 35 }, 0.5],
    [{ start: 0, target: 10, current: 14 }, 1],
    [{ start: 0, target: 10, current: -3 }, 0],
    [{ start: -10, target: 10, current: 0 }, 0.5],
    [{ start: 4, target: 4, current: 4 }, 1],
  ])('of %j is %d', (measured, score) => expect(scoreOf(measured)).toBe(score));

  it('is 0 at the start, 1 at the target and never beyond, up or down', () => {
    fc.assert(
      fc.property(value, value, value, (start, target, current) => {
        fc.pre(start !== target);
        expect(scoreOf({ start, target, current: start })).toBe(0);
        expect(scoreOf({ start, target, current: target })).toBe(1);
        const score = scoreOf({ start, target, current });
        expect(score >= 0 && score <= 1).toBe(true);
      }),
    );
  });
});

describe('the score of a goal', () => {
  it('is the mean of its key results, and nothing without any', () => {
    expect(goalScore([])).toBe(0);
    expect(
      goalScore([
        { start: 0, target: 10, current: 10 },
        { start: 0, target: 10, current: 4 },
      ]),
    ).toBe(0.7);
  });

  it('lies between its worst and its best key result', () => {
    const measured = fc.record({ start: value, target: value, current: value });
    fc.assert(
      fc.property(fc.array(measured, { minLength: 1, maxLength: 8 }), (all) => {
        const scores = all.map(scoreOf);
        const score = goalScore(all);
        expect(score).toBeGreaterThanOrEqual(Math.min(...scores) - 1e-5);
        expect(score).toBeLessThanOrEqual(Math.max(...scores) + 1e-5);
      }),
    );
  });
});

describe('a goal', () => {
  const goal = { status: 'active', periodEnd: '2026-12-31' } as const;

  it('starts with a key result, is scored from the last day of its period, and is closed after that', () => {
    expect(moveRefusal({ ...goal, status: 'draft' }, 'active', 0, '2026-10-01')).toBe('goal.keyResults');
    expect(moveRefusal({ ...goal, status: 'draft' }, 'active', 1, '2026-10-01')).toBeUndefined();
    expect(moveRefusal(goal, 'scored', 1, '2026-12-30')).toBe('goal.period');
    expect(moveRefusal(goal, 'scored', 1, '2026-12-31')).toBeUndefined();
    expect(moveRefusal({ ...goal, status: 'scored' }, 'closed', 1, '2027-01-05')).toBeUndefined();
  });

  it('never goes back, nor past a state', () => {
    const state = fc.constantFrom(...goalStateKeys);
    fc.assert(
      fc.property(state, state, (from, to) => {
        const steps = goalStateKeys.indexOf(to) - goalStateKeys.indexOf(from);
        const refusal = moveRefusal({ status: from, periodEnd: '2026-01-01' }, to, 1, '2026-02-01');
        expect(refusal).toBe(steps === 1 ? undefined : 'goal.transition');
      }),
    );
  });

  it('is its owner’s alone to change, as long as it is no record', () => {
    expect(mayWith(goal, false, 1, '2026-12-31')).toEqual({ to: [], do: [] });
    expect(mayWith(goal, true, 1, '2026-12-30')).toEqual({ to: [], do: ['update', 'checkIn', 'delete'] });
    expect(mayWith(goal, true, 1, '2026-12-31').to).toEqual(['scored']);
    expect(mayWith({ ...goal, status: 'draft' }, true, 0, '2026-10-01')).toEqual({ to: [], do: ['update', 'delete'] });
    expect(mayWith({ ...goal, status: 'scored' }, true, 1, '2027-01-05')).toEqual({ to: ['closed'], do: [] });
  });
});

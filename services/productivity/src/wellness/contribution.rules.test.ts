import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { averageOf, changesOf, type Sum } from './contribution.rules.js';

const wellbeing = (score: number) => ({ scores: [{ scale: 'wellbeing' as const, score }] });
const checkins = fc.array(fc.integer({ min: 0, max: 100 }).map(wellbeing), { maxLength: 6 });

const after = (sum: Sum, changes: readonly Sum[]): Sum =>
  changes.reduce((one, { people, total }) => ({ people: one.people + people, total: one.total + total }), sum);

describe('what a person adds to the sums of their group', () => {
  it('is one person with the mean of their scores, however often they check in', () => {
    expect(changesOf([], [wellbeing(60)])).toEqual([{ scale: 'wellbeing', people: 1, total: 60 }]);
    expect(changesOf([wellbeing(60)], [wellbeing(60), wellbeing(80)])).toEqual([
      { scale: 'wellbeing', people: 0, total: 10 },
    ]);
    expect(changesOf([wellbeing(60)], [])).toEqual([{ scale: 'wellbeing', people: -1, total: -60 }]);
  });

  it('is what they have left, in whichever order they checked in and deleted', () => {
    fc.assert(
      fc.property(fc.array(checkins, { minLength: 1, maxLength: 8 }), (states) => {
        let sum: Sum = { people: 0, total: 0 };
        let before: (typeof states)[number] = [];
        for (const state of states) {
          sum = after(sum, changesOf(before, state));
          before = state;
        }
        const direct = after({ people: 0, total: 0 }, changesOf([], before));
        expect(sum.people).toBe(direct.people);
        expect(sum.total).toBeCloseTo(direct.total, 6);
      }),
    );
  });
});

describe('an average', () => {
  it('is there from five people on', () => {
    expect(averageOf(undefined)).toBeNull();
    expect(averageOf({ people: 4, total: 240 })).toBeNull();
    expect(averageOf({ people: 5, total: 301 })).toEqual({ mean: 60.2, people: 5 });
  });
});

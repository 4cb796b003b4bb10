import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import type { Features } from './features.js';
import { LearnedWeights, type Sample } from './learned-weights.js';

const one = (...features: string[]): Features =>
  features.map((feature) => [feature, 1 / Math.sqrt(features.length)] as const);
const samples: Sample[] = [
  { features: one('deal', 'open'), label: 0 },
  { features: one('deal', 'stalled'), label: 0 },
  { features: one('quota', 'reached'), label: 1 },
  { features: one('quota', 'my'), label: 1 },
  { features: one('who', 'recruiter'), label: 2 },
  { features: one('who', 'colleague'), label: 2 },
];
const learned = new LearnedWeights(samples, 3);
const best = (features: Features) =>
  learned.likelihoods(features).reduce((most, value, index, all) => (value > all[most]! ? index : most), 0);

describe('learned weights', () => {
  it('find the label of what they learned, and of what shares its telling part', () => {
    for (const { features, label } of samples) expect(best(features)).toBe(label);
    expect(best(one('deal', 'unheard'))).toBe(0);
    expect(best(one('quota', 'open'))).toBe(1);
  });

  it('always give likelihoods that sum to 1, and the same ones', () => {
    const again = new LearnedWeights(samples, 3);
    fc.assert(
      fc.property(
        fc.uniqueArray(fc.constantFrom('deal', 'open', 'quota', 'my', 'who', 'unheard'), { minLength: 1 }),
        (features) => {
          const given = learned.likelihoods(one(...features));
          expect(given.reduce((sum, value) => sum + value, 0)).toBeCloseTo(1, 9);
          expect([...again.likelihoods(one(...features))]).toEqual([...given]);
        },
      ),
    );
  });

  it('know nothing of what they never saw', () => {
    const [a, b, c] = learned.likelihoods(one('unheard'));
    expect(Math.max(a!, b!, c!) - Math.min(a!, b!, c!)).toBeLessThan(0.3);
  });
});

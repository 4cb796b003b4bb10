import { describe, expect, it } from '@jest/globals';
import {
  instrumentKeys,
  itemsOf,
  scales,
  scalesOf,
  type Instrument,
} from '@talent-os/contracts/productivity/wellness-instruments.js';
import fc from 'fast-check';
import { asksForSupport, scoresOf } from './scoring.rules.js';

const answersTo = (instrument: Instrument) =>
  fc.tuple(...itemsOf(instrument).map(({ choices }) => fc.constantFrom(...choices.map(({ value }) => value))));

describe('the scores of a check-in', () => {
  it('of the WHO-5 are four times the sum', () => {
    expect(scoresOf('WHO5', [5, 5, 5, 5, 5])).toEqual([{ scale: 'wellbeing', score: 100 }]);
    expect(scoresOf('WHO5', [3, 2, 3, 2, 3])).toEqual([{ scale: 'wellbeing', score: 52 }]);
    expect(scoresOf('WHO5', [0, 0, 0, 0, 0])).toEqual([{ scale: 'wellbeing', score: 0 }]);
  });

  it('of the CBI are means of what was answered, with the one reversed item turned round', () => {
    const personal = [75, 50, 50, 25, 75, null];
    const work = [50, 50, 50, 50, 50, 50, 100];
    const client = [25, 25, null, null, null, null];
    expect(scoresOf('CBI', [...personal, ...work, ...client])).toEqual([
      { scale: 'personal', score: 55 },
      { scale: 'work', score: 42.9 },
    ]);
  });

  it('of a mood are the mood', () => {
    expect(scoresOf('mood', [4])).toEqual([{ scale: 'mood', score: 4 }]);
  });

  it.each(instrumentKeys)('of %s stay between none and the most there is, and are there for whole answers', (one) => {
    fc.assert(
      fc.property(answersTo(one), (answers) => {
        const scores = scoresOf(one, answers);
        expect(scores.map(({ scale }) => scale)).toEqual(scalesOf(one));
        for (const { scale, score } of scores) {
          expect(score).toBeGreaterThanOrEqual(0);
          expect(score).toBeLessThanOrEqual(scales[scale].most);
        }
      }),
    );
  });

  it('rise when a better answer is given to the WHO-5, whichever item it is', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 0, max: 4 }), { minLength: 5, maxLength: 5 }), fc.nat(4), (low, at) => {
        const high = low.with(at, low[at]! + 1);
        expect(scoresOf('WHO5', high)[0]!.score - scoresOf('WHO5', low)[0]!.score).toBe(4);
      }),
    );
  });
});

describe('support', () => {
  it.each([
    ['wellbeing', 50, true],
    ['wellbeing', 52, false],
    ['personal', 75, true],
    ['personal', 74.9, false],
    ['work', 100, true],
    ['client', 50, false],
    ['mood', 1, false],
  ] as const)('is asked for by %s of %s: %s', (scale, score, expected) => {
    expect(asksForSupport({ scale, score })).toBe(expected);
  });
});

import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { changesOf, isUnderWay, refusalOf, type Step } from './enrollment.rules.js';

describe('an enrollment', () => {
  it.each([
    ['enrolled', 0, 'continue', undefined],
    ['in_progress', 3, 'continue', 'education.finished'],
    ['in_progress', 2, 'complete', 'education.unfinished'],
    ['in_progress', 3, 'complete', undefined],
    ['enrolled', 0, 'withdraw', undefined],
    ['completed', 3, 'withdraw', 'education.settled'],
    ['withdrawn', 1, 'continue', 'education.settled'],
  ] as const)('%s after %d of 3 parts: %s answers %s', (status, partsDone, step, refusal) => {
    expect(refusalOf({ status, partsDone }, step, 3)).toBe(refusal);
  });

  it('is completed only after every part, whatever people try, and stays what it became', () => {
    const steps = fc.array(fc.constantFrom<Step>('continue', 'complete', 'withdraw'), { maxLength: 30 });
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 6 }), steps, (parts, tried) => {
        let now: Parameters<typeof refusalOf>[0] = { status: 'enrolled', partsDone: 0 };
        for (const step of tried) {
          const over = !isUnderWay(now.status);
          if (refusalOf(now, step, parts)) continue;
          expect(over).toBe(false);
          now = changesOf(now, step);
          expect(now.partsDone).toBeLessThanOrEqual(parts);
          if (now.status === 'completed') expect(now.partsDone).toBe(parts);
        }
      }),
    );
  });
});

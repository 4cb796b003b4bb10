import { describe, expect, it } from '@jest/globals';
import { courseStateKeys } from '@talent-os/contracts/talent/courses.js';
import fc from 'fast-check';
import { enrollmentRefusal, progressAfter, stepRefusal } from './course.rules.js';

const steps = ['advance', 'complete', 'withdraw'] as const;
const begun = { status: 'enrolled' as const, partsDone: 0 };

describe('a course', () => {
  it('is completed once every part is finished, and left at any time before', () => {
    expect(stepRefusal(begun, 'complete', 2)).toBe('education.unfinished');
    expect(stepRefusal(begun, 'withdraw', 2)).toBeUndefined();
    expect(stepRefusal({ status: 'in_progress', partsDone: 2 }, 'advance', 2)).toBe('education.finished');
    expect(stepRefusal({ status: 'in_progress', partsDone: 2 }, 'complete', 2)).toBeUndefined();
    expect(stepRefusal(begun, 'complete', 0)).toBeUndefined();
  });

  it('that costs something is paid for by the organization once it is agreed in a plan', () => {
    const paid = { price: 9_900, employed: true, planned: false };
    expect(enrollmentRefusal(paid)).toBe('course.plan');
    expect(enrollmentRefusal({ ...paid, planned: true })).toBeUndefined();
    expect(enrollmentRefusal({ ...paid, employed: false })).toBeUndefined();
    expect(enrollmentRefusal({ ...paid, price: null })).toBeUndefined();
  });

  it('never has more parts finished than there are, and stays over', () =>
    fc.assert(
      fc.property(fc.nat(5), fc.array(fc.constantFrom(...steps)), (parts, taken) => {
        let now: { status: (typeof courseStateKeys)[number]; partsDone: number } = begun;
        for (const step of taken) {
          if (stepRefusal(now, step, parts)) continue;
          expect(['completed', 'withdrawn']).not.toContain(now.status);
          now = progressAfter(now, step);
          expect(now.partsDone).toBeLessThanOrEqual(parts);
          if (now.status === 'completed') expect(now.partsDone).toBe(parts);
        }
      }),
    ));
});

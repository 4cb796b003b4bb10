import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { MOST_GOALS, withGoals } from './session.rules.js';

describe('the goals of a session', () => {
  it('are the known ones, then the new ones, each once whatever its case', () => {
    expect(withGoals(['Ten calls', 'Rest'], ['ten CALLS ', 'Read'])).toEqual(['Ten calls', 'Rest', 'Read']);
  });

  it('do not change when the same is told twice, and are never more than fifty', () => {
    const goals = fc.array(fc.string({ minLength: 1, maxLength: 5 }), { maxLength: 60 });
    fc.assert(
      fc.property(goals, goals, (known, told) => {
        const once = withGoals(known, told);
        expect(withGoals(once, told)).toEqual(once);
        expect(once.length).toBeLessThanOrEqual(MOST_GOALS);
      }),
    );
  });
});

import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { endOf, isOver } from './passing.rules.js';

const moments = fc.date({ min: new Date('2026-01-01'), max: new Date('2027-01-01'), noInvalidDate: true });

describe('a thread that is not kept', () => {
  it('ends 24 hours after the last thing that was said in it', () => {
    const last = new Date('2026-11-20T10:00:00Z');
    expect(endOf(last).toISOString()).toBe('2026-11-21T10:00:00.000Z');
    expect(isOver(last, new Date('2026-11-21T09:59:59Z'))).toBe(false);
    expect(isOver(last, new Date('2026-11-21T10:00:00Z'))).toBe(true);
  });

  it('is over from its end on, and not before', () =>
    fc.assert(
      fc.property(moments, moments, (last, now) => {
        expect(isOver(last, now)).toBe(now.getTime() >= endOf(last).getTime());
        expect(isOver(last, last)).toBe(false);
      }),
    ));
});

import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { median, rampDays } from './ramp.rules.js';

describe('ramp days', () => {
  it('count from the start to the first win, else until today, and not before the start', () => {
    expect(rampDays('2026-10-01', '2026-11-15', 60)).toEqual({ days: 45, won: true });
    expect(rampDays('2026-10-01', undefined, 50)).toEqual({ days: 50, won: false });
    expect(rampDays('2026-12-01', undefined, -11)).toEqual({ days: null, won: false });
  });

  it('have a middle with as many below as above', () => {
    expect(median([])).toBeNull();
    expect(median([60, 30])).toBe(45);
    fc.assert(
      fc.property(fc.array(fc.nat(400), { minLength: 1 }), (days) => {
        const middle = median(days)!;
        const [below, above] = [days.filter((one) => one < middle), days.filter((one) => one > middle)];
        expect(Math.abs(below.length - above.length)).toBeLessThanOrEqual(days.filter((one) => one === middle).length);
      }),
    );
  });
});

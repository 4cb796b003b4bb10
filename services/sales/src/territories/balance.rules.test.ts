import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { balanceOf, flagOf, balanceFields } from './balance.rules.js';

describe('territory balance', () => {
  it('flags what lies outside 0.85 to 1.15', () => {
    expect(flagOf(balanceOf(84, 100))).toBe('light');
    expect(flagOf(balanceOf(85, 100))).toBe('balanced');
    expect(flagOf(balanceOf(115, 100))).toBe('balanced');
    expect(flagOf(balanceOf(116, 100))).toBe('heavy');
  });

  it('weighs active territories only', () => {
    expect(balanceFields('active', 200, 100)).toEqual({ balance: 2, flag: 'heavy' });
    expect(balanceFields('proposed', 0, 100)).toEqual({ balance: null, flag: null });
    expect(balanceFields('archived', 0, 100)).toEqual({ balance: null, flag: null });
  });

  it('calls territories equal where none has any potential', () => {
    expect(balanceFields('active', 0, 0)).toEqual({ balance: 1, flag: 'balanced' });
  });

  it('averages one over all territories, and equal ones are balanced', () => {
    fc.assert(
      fc.property(fc.array(fc.nat({ max: 1e11 }), { minLength: 1, maxLength: 50 }), (potentials) => {
        const mean = potentials.reduce((sum, one) => sum + one, 0) / potentials.length;
        const balances = potentials.map((one) => balanceOf(one, mean));
        const average = balances.reduce((sum, one) => sum + one, 0) / balances.length;
        expect(Math.abs(average - 1)).toBeLessThanOrEqual(0.0051);
        expect(flagOf(balanceOf(potentials[0]!, potentials[0]!))).toBe('balanced');
      }),
    );
  });
});

import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { costOf, HIGHEST_PRICE, inMinorUnits, isPriced, monthOf } from './budget.rules.js';

const tokens = fc.record({ promptTokens: fc.nat(1_000_000), completionTokens: fc.nat(1_000_000) });
const prices = fc.record({ promptPrice: fc.nat(HIGHEST_PRICE), completionPrice: fc.nat(HIGHEST_PRICE) });

describe('the cost of a call', () => {
  it('is exact and never negative, at every price that is taken', () => {
    fc.assert(
      fc.property(tokens, prices, (used, price) => {
        const cost = costOf(used, price);
        expect(Number.isSafeInteger(cost)).toBe(true);
        expect(cost).toBeGreaterThanOrEqual(0);
      }),
    );
  });

  it('adds up: two halves cost what the whole costs', () => {
    fc.assert(
      fc.property(tokens, tokens, prices, (one, other, price) => {
        const both = {
          promptTokens: one.promptTokens + other.promptTokens,
          completionTokens: one.completionTokens + other.completionTokens,
        };
        expect(costOf(one, price) + costOf(other, price)).toBe(costOf(both, price));
      }),
    );
  });

  it('is the price for a million tokens', () => {
    const cost = costOf(
      { promptTokens: 1_000_000, completionTokens: 500_000 },
      { promptPrice: 250, completionPrice: 1_000 },
    );
    expect(inMinorUnits(cost)).toBe(250 + 500);
    expect(inMinorUnits(1)).toBe(1);
  });
});

describe('a budget', () => {
  it.each([
    [0, 0, true],
    [250, 1_000, true],
    [null, 1_000, false],
    [250, null, false],
    [-1, 1_000, false],
    [Number.NaN, 0, false],
    [0.5, 0, false],
    [HIGHEST_PRICE + 1, 0, false],
  ])('with the prices %s and %s may be used: %s', (promptPrice, completionPrice, may) => {
    expect(isPriced({ monthlyBudget: 100, promptPrice, completionPrice })).toBe(may);
  });

  it('is not asked for prices where nothing limits it', () => {
    expect(isPriced({ monthlyBudget: null, promptPrice: null, completionPrice: null })).toBe(true);
  });

  it('is a calendar month in UTC', () => {
    expect(monthOf(new Date('2026-11-30T23:59:59Z'))).toBe('2026-11-01');
    expect(monthOf(new Date('2026-12-01T00:30:00+01:00'))).toBe('2026-11-01');
  });
});

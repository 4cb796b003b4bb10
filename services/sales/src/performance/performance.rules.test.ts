import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { quotaProgress, revenueChange, trendOf } from './performance.rules.js';

const amount = fc.nat({ max: 1e12 });

describe('quota progress', () => {
  it('is the won share in percent, over 100 too', () => {
    expect(quotaProgress(70_000, 100_000)).toBe(70);
    expect(quotaProgress(150_000, 100_000)).toBe(150);
    expect(quotaProgress(1, 3)).toBe(33.3);
  });

  it('is 0 without a quota', () => {
    expect(quotaProgress(5_000, 0)).toBe(0);
    expect(quotaProgress(0, 0)).toBe(0);
  });

  it('never falls when more is won', () => {
    fc.assert(
      fc.property(amount, amount, amount, (won, more, quota) => {
        expect(quotaProgress(won + more, quota)).toBeGreaterThanOrEqual(quotaProgress(won, quota));
      }),
    );
  });
});

describe('revenue change', () => {
  it('compares with last month', () => {
    expect(revenueChange(150, 100)).toBe(50);
    expect(revenueChange(0, 100)).toBe(-100);
    expect(revenueChange(100, 100)).toBe(0);
  });

  it('is null after a month without revenue', () => {
    fc.assert(fc.property(amount, (revenue) => expect(revenueChange(revenue, 0)).toBeNull()));
  });

  it('has the sign of the difference', () => {
    fc.assert(
      fc.property(amount, fc.integer({ min: 1, max: 1e12 }), (now, before) => {
        const change = revenueChange(now, before)!;
        expect(Number.isFinite(change)).toBe(true);
        if (Math.abs(change) > 0.1) expect(Math.sign(change)).toBe(Math.sign(now - before));
      }),
    );
  });
});

describe('trend', () => {
  const won = [
    { month: '2026-09', revenue: 900, deals: 2 },
    { month: '2026-11', revenue: 400, deals: 1 },
  ];

  it('fills empty months and ends with this one', () => {
    expect(trendOf('2026-11-20', '2025-02-01', won)).toEqual([
      { month: '2026-06', revenue: 0, deals: 0 },
      { month: '2026-07', revenue: 0, deals: 0 },
      { month: '2026-08', revenue: 0, deals: 0 },
      { month: '2026-09', revenue: 900, deals: 2 },
      { month: '2026-10', revenue: 0, deals: 0 },
      { month: '2026-11', revenue: 400, deals: 1 },
    ]);
  });

  it('starts with the month of the first deal', () => {
    expect(trendOf('2026-11-20', '2026-10-31', won).map(({ month }) => month)).toEqual(['2026-10', '2026-11']);
    expect(trendOf('2026-11-20', null, [])).toEqual([]);
  });

  it('goes over the turn of the year', () => {
    expect(trendOf('2026-02-01', '2020-01-01', []).map(({ month }) => month)).toEqual([
      '2025-09',
      '2025-10',
      '2025-11',
      '2025-12',
      '2026-01',
      '2026-02',
    ]);
  });
});

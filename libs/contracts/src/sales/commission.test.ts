import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { payOf, payoutAt, tierFaults, usualTiers, type CompTier } from './commission.js';

const tier = (fromPct: number, toPct: number | null, multiplier = 100): CompTier => ({ fromPct, toPct, multiplier });

describe('tiers', () => {
  it.each([
    ['that cover everything', [tier(0, 100), tier(100, null)], []],
    ['one alone', [tier(0, null)], []],
    ['that begin late', [tier(10, null)], [[0, 'The first tier begins at 0%']]],
    ['that overlap', [tier(0, 100), tier(90, null)], [[1, 'Overlaps: the tier before ends at 100%']]],
    ['that leave a gap', [tier(0, 100), tier(110, null)], [[1, 'Leaves a gap: the tier before ends at 100%']]],
    ['that end', [tier(0, 100), tier(100, 125)], [[1, 'The last tier has no end']]],
    ['that never end in between', [tier(0, null), tier(100, null)], [[1, 'No tier follows one without an end']]],
    [
      'that end before they begin',
      [tier(0, 100), tier(100, 100), tier(100, null)],
      [[1, 'A tier ends above where it begins']],
    ],
  ] as const)('%s', (_, tiers, faults) =>
    expect(tierFaults(tiers).map(({ at, fault }) => [at, fault])).toEqual(faults),
  );
});

/** Goes through a deal cent by cent, looks for each one's tier, and counts: slow, and plain to see. */
function slowly(rate: Parameters<typeof payOf>[0], credited: number, amount: number): number {
  const { quota, tiers, targetVariable, periods } = rate;
  if (quota === 0) return 0;
  const cents = tiers.map(() => 0);
  for (let cent = credited; cent < credited + amount; cent++) {
    const at = tiers.findLastIndex(({ fromPct }) => Math.floor((quota * fromPct) / 100) <= cent);
    cents[at]! += 1;
  }
  // Money as whole numbers: twice the exact value, its half added, the rest cut off.
  const per = BigInt(quota) * BigInt(periods) * 100n;
  const pays = (count: number, at: number) => {
    const exact = BigInt(count) * BigInt(targetVariable) * BigInt(tiers[at]!.multiplier);
    return Number((exact * 2n + per) / (per * 2n));
  };
  return cents.map(pays).reduce((sum, one) => sum + one, 0);
}

const tiersOf = fc
  .tuple(
    fc.uniqueArray(fc.integer({ min: 1, max: 300 }), { maxLength: 4 }),
    fc.array(fc.integer({ min: 0, max: 400 }), { minLength: 5, maxLength: 5 }),
  )
  .map(([cuts, multipliers]) => {
    const bounds = [0, ...cuts.toSorted((one, other) => one - other)];
    return bounds.map((from, at) => tier(from, bounds[at + 1] ?? null, multipliers[at]!));
  });
const rates = fc.record({
  tiers: tiersOf,
  quota: fc.integer({ min: 0, max: 3_000 }),
  targetVariable: fc.integer({ min: 0, max: 9_000_000 }),
  periods: fc.constantFrom(1, 4, 12),
});

describe('what a deal pays', () => {
  it('is what a slow, obvious calculator makes of it, to the cent', () =>
    fc.assert(
      fc.property(
        rates,
        fc.integer({ min: 0, max: 4_000 }),
        fc.integer({ min: 0, max: 4_000 }),
        (rate, credited, amount) => {
          const parts = payOf(rate, credited, amount);
          expect(parts.reduce((sum, part) => sum + part.amount, 0)).toBe(slowly(rate, credited, amount));
          expect(payOf(rate, credited, amount)).toEqual(parts);
          if (rate.quota > 0) expect(parts.reduce((sum, { credit }) => sum + credit, 0)).toBe(amount);
        },
      ),
    ));

  it('keeps its cents where amounts are as large as they may be', () => {
    const rate = { tiers: [...usualTiers], quota: 9_999_999_999_999, targetVariable: 9_999_999_999_999, periods: 1 };
    expect(payOf(rate, 0, 9_999_999_999_999)).toEqual([
      { tier: 0, credit: 9_999_999_999_999, amount: 9_999_999_999_999 },
    ]);
  });

  it('is nothing without a quota', () =>
    expect(payOf({ tiers: [...usualTiers], quota: 0, targetVariable: 100, periods: 4 }, 0, 100)).toEqual([]));
});

it.each([
  [0, 0],
  [50, 4_500_000],
  [100, 9_000_000],
  [125, 12_375_000],
  [150, 16_875_000],
])('a year at %d%% pays %d', (pct, amount) =>
  expect(payoutAt({ targetVariable: 9_000_000, tiers: [...usualTiers] }, pct)).toBe(amount),
);

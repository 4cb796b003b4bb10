import { expect, it } from '@jest/globals';
import { tierFaults, usualTiers } from '@talent-os/contracts/sales/commission';
import { newTier, termsOf, valuesOf } from './plan-values';

const terms = { baseSalary: 9_000_000, targetVariable: 9_000_050, clawbackDays: 90, tiers: [...usualTiers] };

it('a plan comes back from its form as it went in, in any currency', () => {
  expect(termsOf(valuesOf(terms, 'USD'), 'USD')).toEqual(terms);
  expect(termsOf(valuesOf(terms, 'JPY'), 'JPY')).toEqual(terms);
});

it('each tier begins where the one before ends', () => {
  const values = { ...valuesOf(terms, 'USD'), tiers: [newTier(80, 0.5), newTier(100, 1), newTier('', 1.75)] };
  const { tiers } = termsOf(values, 'USD');
  expect(tiers).toEqual([
    { fromPct: 0, toPct: 80, multiplier: 50 },
    { fromPct: 80, toPct: 100, multiplier: 100 },
    { fromPct: 100, toPct: null, multiplier: 175 },
  ]);
  expect(tierFaults(tiers)).toEqual([]);
});

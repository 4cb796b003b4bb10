import { expect, it } from '@jest/globals';
import { usualTiers } from '@talent-os/contracts/sales/commission';
import { baseRateText, madeOf, ruleText, signed } from './line-words';

const rated = {
  terms: { baseSalary: 0, targetVariable: 9_000_000, clawbackDays: 90, tiers: [...usualTiers] },
  quota: 22_500_000,
  periods: 4,
  earlier: [
    {
      periodStarts: '2026-07-01',
      periodEnds: '2026-09-30',
      quota: 20_000_000,
      periods: 4,
      targetVariable: 4_000_000,
    },
  ],
};
const line = (more: object) => ({
  rule: 'tier' as const,
  tier: 1,
  multiplier: 150,
  dealId: 'd',
  dealName: 'Rollout',
  accountName: 'Bell',
  on: '2026-10-26',
  share: null,
  credit: 3_350_000,
  amount: 502_500,
  ...more,
});
const money = (minor: number) => `$${minor / 100}`;

it('a line says by which rule it was made, so that it can be worked out again', () => {
  expect(baseRateText(rated)).toBe('10%');
  expect(madeOf(line({}), rated, money)).toBe('$33500 × 10% × 1.5');
  expect(ruleText(line({}))).toBe('B');
  const back = line({ rule: 'left' as const, tier: null, multiplier: null, credit: -2_400_000, amount: -240_000 });
  expect([ruleText(back), madeOf(back, rated, money)]).toEqual(['Customer left', '$24000 taken back']);
  const share = line({ share: 40 });
  expect(madeOf(share, rated, money)).toBe('$33500 × 10% × 1.5, a share of 40%');
  const late = line({ rule: 'late' as const, on: '2026-09-30' });
  expect([ruleText(late), madeOf(late, rated, money)]).toEqual([
    'Late',
    '$33500 × 5% × 1.5, as in the period it was won in',
  ]);
  const anew = { ...back, rule: 'rewon' as const };
  expect([ruleText(anew), madeOf(anew, rated, money)]).toEqual([
    'Won anew',
    '$24000 taken back, and paid as it was won anew',
  ]);
  expect(signed(-240_000, money)).toBe('−$2400');
});

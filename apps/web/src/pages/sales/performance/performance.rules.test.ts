import { describe, expect, it } from '@jest/globals';
import { money } from '@/lib/format';
import { figuresOf, trendOf } from './performance.rules';

const performance = {
  quotaProgress: 83.4,
  currentRevenue: 41_700_000,
  quotaTarget: 50_000_000,
  monthlyRevenue: 8_250_050,
  revenueChange: -12.5,
  activeDeals: 17,
  pipelineValue: 123_400_000,
  territoryAccounts: 42,
  activeTerritories: 2,
  territories: [],
};
const eur = (minor: number, form?: 'compact') => money(minor, 'EUR', form);
const figures = (changes: Partial<typeof performance> | { revenueChange: null }) =>
  Object.fromEntries(figuresOf({ ...performance, ...changes }, eur).map((figure) => [figure.label, figure]));

describe('sales figures', () => {
  it('say quota, revenue, pipeline and territory in words people read', () => {
    const {
      'Quota Progress': quota,
      'Monthly Revenue': revenue,
      'Active Deals': deals,
      'Territory Size': territory,
    } = figures({});
    expect(quota).toMatchObject({ value: '83.4%', note: '€417K of €500K', bar: 83.4 });
    expect(revenue).toMatchObject({ value: '€82,500.50', note: '-12.5% vs last month to this day', trend: 'down' });
    expect(deals).toMatchObject({ value: '17', note: '€1.2M pipeline value' });
    expect(territory).toMatchObject({ value: '42 accounts', note: '2 active territories' });
  });

  it('label a quota beyond 100 percent as it is', () => {
    expect(figures({ quotaProgress: 131.2 })['Quota Progress']).toMatchObject({ value: '131.2%', bar: 131.2 });
  });

  it('say that no quota is set, without a bar', () => {
    const quota = figures({ quotaTarget: 0, quotaProgress: 0 })['Quota Progress'];
    expect(quota).toMatchObject({ value: 'No quota set' });
    expect(quota).not.toHaveProperty('bar');
  });

  it('say so and show no arrow where last month had no revenue', () => {
    const revenue = figures({ revenueChange: null })['Monthly Revenue'];
    expect(revenue).toMatchObject({ note: 'nothing won by this day last month' });
    expect(revenue).not.toHaveProperty('trend');
  });

  it('use the singular for one account and one territory', () => {
    expect(figures({ territoryAccounts: 1, activeTerritories: 1 })['Territory Size']).toMatchObject({
      value: '1 account',
      note: '1 active territory',
    });
  });

  it('lead to what is behind them', () => {
    expect(figuresOf(performance, eur).map(({ to }) => to.split('?')[0])).toEqual([
      '/sales/opportunities',
      '/sales/opportunities',
      '/sales/opportunities',
      '/sales/excellence/territory',
    ]);
  });
});

describe('the arrow of a change', () => {
  it.each([
    [4, 'up'],
    [-0.1, 'down'],
    [0, 'level'],
    [null, undefined],
  ])('of %p points %p', (revenueChange, way) => {
    expect(trendOf(revenueChange)).toBe(way);
  });
});

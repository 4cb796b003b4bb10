import { describe, expect, it } from '@jest/globals';
import { planAnalyticsOf, planRowsOf, sortedPlanRows, type PlanFacts, type PlanSeat } from './plan.rules.js';

const today = '2026-11-27';
let next = 0;
const seat = (more: Partial<PlanSeat>): PlanSeat => ({
  id: `seat-${next++}`,
  title: 'Account executive',
  department: 'Sales',
  vacant: false,
  openedOn: '2025-01-01',
  filledOn: '2025-02-01',
  pay: null,
  ...more,
});
const leaver = (lastDay: string, more: Partial<PlanFacts['leavers'][number]> = {}) => ({
  id: `leaver-${next++}`,
  title: 'Account executive',
  department: 'Sales',
  type: 'voluntary' as const,
  regretted: true,
  lastDay,
  ...more,
});
const hire = (on: string, internal: boolean) => ({
  id: `hire-${next++}`,
  title: 'Account executive',
  department: 'Sales',
  on,
  internal,
});
const facts = (more: Partial<PlanFacts> = {}): PlanFacts => ({
  seats: [],
  leavers: [],
  hires: [],
  budgets: [],
  today,
  ...more,
});
const many = (count: number, more: Partial<PlanSeat> = {}) => Array.from({ length: count }, () => seat(more));

describe('figures of planning', () => {
  it('say which share of the seats is vacant, now and at the end of each month', () => {
    const open = seat({ vacant: true, filledOn: null, openedOn: '2026-09-10' });
    const { vacancy, months } = planAnalyticsOf(facts({ seats: [...many(7), open] }));
    expect(vacancy).toEqual({ part: 1, of: 8, percent: 12.5 });
    const shares = Object.fromEntries(months.map(({ month, vacancy: { part, of } }) => [month, `${part}/${of}`]));
    expect(shares).toMatchObject({ '2025-12': '0/7', '2026-08': '0/7', '2026-09': '1/8', '2026-11': '1/8' });
    expect(months).toHaveLength(12);
  });

  it('count a seat that was left as taken until then', () => {
    const again = seat({ vacant: true, filledOn: null, openedOn: '2026-10-15' });
    const { months } = planAnalyticsOf(facts({ seats: [...many(5), again], leavers: [leaver('2026-10-15')] }));
    const at = (month: string) => months.find((one) => one.month === month)!;
    expect([at('2026-09').headcount, at('2026-10').headcount]).toEqual([6, 5]);
    expect([at('2026-09').vacancy.part, at('2026-10').vacancy.part]).toEqual([0, 1]);
    expect(at('2026-10').left).toBe(1);
  });

  it('say who left of the average headcount: by their own decision, and whom the organization would have kept', () => {
    const leavers = [
      leaver('2026-11-20'),
      leaver('2026-03-01', { type: 'involuntary', regretted: false }),
      leaver('2025-11-30'),
    ];
    const { turnover, voluntary, regretted, headcount } = planAnalyticsOf(facts({ seats: many(10), leavers }));
    // Eleven months ends saw the first of them, three the second.
    expect(headcount).toBe(11.2);
    expect(turnover).toEqual({ left: 2, percent: 17.9 });
    expect([voluntary.left, regretted.left]).toEqual([1, 1]);
  });

  it('are no share of fewer than five people', () => {
    const { turnover, vacancy, internal } = planAnalyticsOf(
      facts({ seats: many(4), leavers: [leaver('2026-11-20')], hires: [hire('2026-10-01', true)] }),
    );
    expect([turnover.percent, vacancy.percent, internal.percent]).toEqual([null, null, null]);
  });

  it('say how many seats were filled from within', () => {
    const hires = [
      hire('2026-10-01', true),
      ...['2026-01-05', '2026-02-05', '2026-03-05', '2026-04-05'].map((on) => hire(on, false)),
    ];
    const { internal } = planAnalyticsOf(facts({ hires: [...hires, hire('2025-11-30', true)] }));
    expect(internal).toEqual({ part: 1, of: 5, percent: 20 });
  });

  it('hold the cost of a year against the plan, over teams that have one', () => {
    const seats = [
      seat({ pay: 9_000_000 }),
      seat({}),
      seat({ vacant: true, filledOn: null }),
      seat({ department: 'Legal' }),
    ];
    const { cost, teams } = planAnalyticsOf(
      facts({ seats, budgets: [{ department: 'Sales', target: 3, yearly: 8_000_000 }] }),
    );
    expect(cost).toEqual({ planned: 24_000_000, actual: 17_000_000, percent: 70.8 });
    expect(teams.map(({ department, planned }) => [department, planned])).toEqual([
      ['Legal', null],
      ['Sales', 24_000_000],
    ]);
  });

  it('need one full month', () => {
    const full = (openedOn: string) => planAnalyticsOf(facts({ seats: [seat({ openedOn })] })).full;
    expect([full('2026-10-01'), full('2026-10-02'), planAnalyticsOf(facts()).full]).toEqual([true, false, false]);
  });

  it('are made of their rows', () => {
    const rows = planRowsOf(
      facts({ seats: [seat({ filledOn: '2026-11-02' }), seat({ filledOn: '2026-10-02' })] }),
      'joined',
      '2026-11',
    );
    expect(rows.map(({ on }) => on)).toEqual(['2026-11-02']);
    const sorted = sortedPlanRows([
      { id: 'b', title: 'B', department: 'X', on: '2026-01-01' },
      { id: 'a', title: 'A', department: 'X', on: '2026-01-02' },
    ]);
    expect(sorted.map(({ id }) => id)).toEqual(['a', 'b']);
    expect(sortedPlanRows(sorted, 'title:desc').map(({ id }) => id)).toEqual(['b', 'a']);
  });
});

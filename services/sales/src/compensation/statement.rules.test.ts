import { describe, expect, it } from '@jest/globals';
import { businessDaysAfter, linesOf, mayOf, totalOf, type Basis, type StatementFacts } from './statement.rules.js';
import { usualTiers } from '@talent-os/contracts/sales/commission.js';

const deal = (dealId: string, amount: number) => ({
  dealId,
  dealName: dealId,
  accountName: 'Larkfield',
  closeDate: '2026-10-06',
  amount,
});
const basis = (more: Partial<Basis> = {}): Basis => ({
  role: 'Enterprise',
  terms: { baseSalary: 9_000_000, targetVariable: 9_000_000, tiers: [...usualTiers], clawbackDays: 90 },
  currency: 'USD',
  quota: 90_000_000,
  periods: 1,
  starts: '2026-01-01',
  ends: '2026-12-31',
  creditBefore: 84_200_000,
  deals: [],
  takenBack: [],
  corrections: [],
  ...more,
});

describe('a statement', () => {
  it('splits a deal where it crosses the quota, and takes back what was paid for one who left', () => {
    const back = { dealId: 'm', dealName: 'm', accountName: 'Mosswood', why: 'left' as const, on: '2026-10-12' };
    const lines = linesOf(
      basis({
        deals: [deal('bell', 9_150_000), deal('alder', 1_560_000)],
        takenBack: [{ ...back, credit: 2_400_000, paid: 240_000 }],
        corrections: [{ amount: 15_000, on: '2026-11-03' }],
      }),
    );
    expect(lines.map(({ rule, tier, credit, amount }) => [rule, tier, credit, amount])).toEqual([
      ['tier', 0, 5_800_000, 580_000],
      ['tier', 1, 3_350_000, 502_500],
      ['tier', 1, 1_560_000, 234_000],
      ['left', null, -2_400_000, -240_000],
      ['correction', null, 0, 15_000],
    ]);
    expect(totalOf(lines)).toBe(1_091_500);
  });

  it('pays what came late by the period it was won in, and says whose share it is', () => {
    const { terms } = basis();
    const late = {
      terms,
      quota: 10_000_000,
      periods: 4,
      starts: '2026-07-01',
      ends: '2026-09-30',
      creditBefore: 9_000_000,
    };
    const lines = linesOf(
      basis({
        deals: [{ ...deal('bell', 1_000_000), share: 40 }],
        late: [{ ...late, deals: [deal('alder', 2_000_000)] }],
      }),
    );
    expect(lines.map(({ rule, tier, share, credit, amount }) => [rule, tier, share, credit, amount])).toEqual([
      ['tier', 0, 40, 1_000_000, 100_000],
      ['late', 0, undefined, 1_000_000, 225_000],
      ['late', 1, undefined, 1_000_000, 337_500],
    ]);
  });

  it('pays nothing without a quota', () => expect(linesOf(basis({ quota: 0, deals: [deal('a', 100)] }))).toEqual([]));
});

describe('what may be done with a statement', () => {
  const facts = (more: Partial<StatementFacts> = {}): StatementFacts => ({
    status: 'published',
    problem: null,
    mine: false,
    manages: true,
    sells: false,
    disputeUntil: '2026-11-26',
    today: '2026-11-26',
    ...more,
  });
  const mine = { mine: true, manages: false, sells: true };

  it('a draft is published by who manages pay, unless something is wrong with it', () => {
    expect(mayOf(facts({ status: 'draft' })).to).toEqual(['published']);
    expect(mayOf(facts({ status: 'draft', problem: 'quota' })).to).toEqual([]);
    expect(mayOf(facts({ status: 'draft', ...mine })).to).toEqual([]);
  });

  it('a published one is disputed by who it is about, until its last day', () => {
    expect(mayOf(facts(mine)).do).toEqual(['dispute']);
    expect(mayOf(facts({ ...mine, today: '2026-11-27' })).do).toEqual([]);
    expect(mayOf(facts()).do).toEqual([]);
  });

  it('a dispute is answered by somebody else', () => {
    expect(mayOf(facts({ status: 'disputed' })).do).toEqual(['resolve']);
    expect(mayOf(facts({ status: 'disputed', mine: true })).do).toEqual([]);
  });

  it('nothing is done with a final one', () =>
    expect(mayOf(facts({ status: 'final', ...mine, manages: true }))).toEqual({ to: [], do: [] }));
});

it('business days leave weekends out', () => {
  expect(businessDaysAfter('2026-11-26', 5)).toBe('2026-12-03');
  expect(businessDaysAfter('2026-11-28', 1)).toBe('2026-11-30');
});

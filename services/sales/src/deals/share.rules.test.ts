import { describe, expect, it } from '@jest/globals';
import { stageKeys } from '@talent-os/contracts/sales/deal-stages.js';
import fc from 'fast-check';
import { isOpen } from './deal.rules.js';
import { creditsOf, shareRefusal } from './share.rules.js';

const deal = { stage: 'proposal', ownerId: 'ada', shares: [{ userId: 'ben', percent: 60 }] } as const;
const sellers = ['ada', 'ben', 'cleo'];

describe('a deal is shared', () => {
  it('with another seller, while it is open, as long as its owner keeps a part', () => {
    const refused = (userId: string, percent: number, more = {}) =>
      shareRefusal({ ...deal, ...more }, { userId, percent }, sellers);
    expect(refused('cleo', 39)).toBeUndefined();
    expect(refused('cleo', 40)).toBe('deal.share');
    expect(refused('ben', 99)).toBeUndefined();
    expect(refused('ada', 10)).toBe('deal.seller');
    expect(refused('dana', 10)).toBe('deal.seller');
    expect(refused('dana', 0)).toBeUndefined();
    for (const stage of stageKeys)
      expect(refused('cleo', 10, { stage })).toBe(isOpen(stage) ? undefined : 'deal.closed');
  });

  it('to the last cent: what each is credited with comes to the amount', () => {
    expect([...creditsOf(1001, 'ada', [{ userId: 'ben', percent: 33 }])]).toEqual([
      ['ada', 671],
      ['ben', 330],
    ]);
    fc.assert(
      fc.property(fc.nat(10 ** 12), fc.array(fc.integer({ min: 1, max: 33 }), { maxLength: 3 }), (amount, percents) => {
        const shares = percents.map((percent, at) => ({ userId: `seller ${at}`, percent }));
        const credits = creditsOf(amount, 'ada', shares);
        expect([...credits.values()].reduce((sum, one) => sum + one, 0)).toBe(amount);
        for (const credit of credits.values()) expect(credit).toBeGreaterThanOrEqual(0);
      }),
    );
  });
});

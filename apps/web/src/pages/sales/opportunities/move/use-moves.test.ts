import { expect, it } from '@jest/globals';
import { fixtureOf } from '@talent-os/contracts/fields/examples';
import { Deal } from '@talent-os/contracts/sales/deals';
import { dealStages, stageKeys, type DealStage } from '@talent-os/contracts/sales/deal-stages';
import { afterMove, type Board } from './use-moves';

const deal = (id: string, stage: DealStage, amount: number) => fixtureOf(Deal, { id, stage, amount, stalled: true });

function boardOf(...deals: Deal[]): Board {
  return {
    columns: stageKeys.map((key) => {
      const items = deals.filter(({ stage }) => stage === key);
      const sum = items.reduce((all, { amount }) => all + amount, 0);
      return { key, count: items.length, sum, weighted: Math.round(sum * dealStages[key].probability), items };
    }),
  };
}

it('weighs both columns anew, and shows the deal no longer stalled', () => {
  const before = boardOf(deal('a', 'prospect', 1000), deal('b', 'prospect', 500), deal('c', 'qualified', 200));
  const [prospect, qualified] = afterMove(before, { id: 'a' }, 'qualified').columns;
  expect(prospect).toMatchObject({ count: 1, sum: 500, weighted: 50 });
  expect(qualified).toMatchObject({ count: 2, sum: 1200, weighted: 300 });
  expect(qualified?.items[0]).toMatchObject({ id: 'a', stage: 'qualified', stalled: false });
});

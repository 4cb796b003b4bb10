import { describe, expect, it } from '@jest/globals';
import { fixtureOf } from '@talent-os/contracts/fields/examples';
import { Deal } from '@talent-os/contracts/sales/deals';
import { dealStages, stageKeys, type DealStage } from '@talent-os/contracts/sales/deal-stages';
import { moveOnBoard, pipelineOf, type Board } from './board.rules';

const deal = (id: string, stage: DealStage, amount: number) => fixtureOf(Deal, { id, stage, amount, stalled: true });

function boardOf(...deals: Deal[]): Board {
  return {
    columns: stageKeys.map((stage) => {
      const mine = deals.filter((one) => one.stage === stage);
      const total = mine.reduce((sum, { amount }) => sum + amount, 0);
      return {
        stage,
        count: mine.length,
        total,
        weighted: Math.round(total * dealStages[stage].probability),
        deals: mine,
      };
    }),
  };
}

const column = (board: Board, stage: DealStage) => board.columns.find((one) => one.stage === stage);

describe('a board on which a deal has moved', () => {
  const before = boardOf(deal('a', 'prospect', 1000), deal('b', 'prospect', 500), deal('c', 'qualified', 200));
  const after = moveOnBoard(before, 'a', 'qualified');

  it('counts and weighs both columns anew', () => {
    expect(column(after, 'prospect')).toMatchObject({ count: 1, total: 500, weighted: 50 });
    expect(column(after, 'qualified')).toMatchObject({ count: 2, total: 1200, weighted: 300 });
  });

  it('shows the deal on top of its new column, no longer stalled', () => {
    expect(column(after, 'qualified')?.deals.map(({ id }) => id)).toEqual(['a', 'c']);
    expect(column(after, 'qualified')?.deals[0]).toMatchObject({ stage: 'qualified', stalled: false });
  });

  it('leaves the board before it as it was', () => {
    expect(column(before, 'prospect')?.deals.map(({ id }) => id)).toEqual(['a', 'b']);
  });

  it('is the same board where the deal is unknown or already there', () => {
    expect(moveOnBoard(before, 'x', 'qualified')).toBe(before);
    expect(moveOnBoard(before, 'a', 'prospect')).toBe(before);
  });
});

describe('the pipeline', () => {
  it('adds up open columns only', () => {
    const board = boardOf(deal('a', 'prospect', 1000), deal('b', 'negotiation', 400), deal('c', 'closed_won', 9000));
    expect(pipelineOf(board)).toEqual({ count: 2, total: 1400, weighted: 400 });
  });
});

import type { Output } from '@talent-os/contracts/define';
import { dealStages, openStages, type DealStage } from '@talent-os/contracts/sales/deal-stages';
import type { Deal, getBoard } from '@talent-os/contracts/sales/deals';

export type Board = Output<typeof getBoard>;
export type Column = Board['columns'][number];

/** The board as it will look once a deal has moved: on top of its new column, both columns counted anew. */
export function moveOnBoard(board: Board, dealId: string, to: DealStage): Board {
  const deal = findDeal(board, dealId);
  if (!deal || deal.stage === to) return board;
  const arrived: Deal = { ...deal, stage: to, stalled: false };
  return {
    columns: board.columns.map((column) => {
      if (column.stage === deal.stage)
        return counted(
          column,
          -1,
          -deal.amount,
          column.deals.filter(({ id }) => id !== dealId),
        );
      return column.stage === to ? counted(column, 1, deal.amount, [arrived, ...column.deals]) : column;
    }),
  };
}

function counted(column: Column, deals: number, amount: number, shown: Deal[]): Column {
  const total = column.total + amount;
  return {
    ...column,
    count: column.count + deals,
    total,
    weighted: Math.round(total * dealStages[column.stage].probability),
    deals: shown,
  };
}

const findDeal = ({ columns }: Board, dealId: string): Deal | undefined =>
  columns.flatMap(({ deals }) => deals).find(({ id }) => id === dealId);

/** Deals in open columns: how many, what they are worth, and what that comes to weighted by the chance of winning. */
export function pipelineOf({ columns }: Board): { count: number; total: number; weighted: number } {
  const open = columns.filter(({ stage }) => openStages.includes(stage));
  const sum = (field: 'count' | 'total' | 'weighted') => open.reduce((all, column) => all + column[field], 0);
  return { count: sum('count'), total: sum('total'), weighted: sum('weighted') };
}

import { dealStages, stageKeys, type DealStage } from '@talent-os/contracts/sales/deal-stages';
import type { Deal } from '@talent-os/contracts/sales/deals';
import { Board } from '../../../../ui/board/board';
import type { BoardRules } from '../../../../ui/board/board-model';
import { labelOf, targetsOf } from '../move/move.rules';
import type { Moves } from '../move/use-moves';
import type { Board as BoardData, Column } from './board.rules';
import { ColumnWorth } from './column-worth';
import { DealSummary } from './deal-summary';

const rules: BoardRules<Deal, DealStage> = {
  things: 'deals',
  column: 'stage',
  keys: stageKeys,
  titleOf: labelOf,
  nameOf: ({ name }) => name,
  keyOf: ({ stage }) => stage,
  targetsOf,
};

const columnOf = (column: Column) => ({
  key: column.stage,
  title: labelOf(column.stage),
  count: column.count,
  items: column.deals,
  note: <ColumnWorth column={column} />,
  quiet: dealStages[column.stage].probability === 0,
  rest: { to: `?view=table&stage=${column.stage}`, place: 'table' },
});

type DealBoardProps = {
  readonly board: BoardData;
  readonly moves: Moves;
  readonly showOwner: boolean;
  readonly onOpen: (deal: Deal) => void;
  readonly announce: (text: string) => void;
};

/** Deals by stage. */
export const DealBoard = ({ board, moves, showOwner, onOpen, announce }: DealBoardProps) => (
  <Board
    label="Deals by stage"
    columns={board.columns.map(columnOf)}
    rules={rules}
    movingId={moves.movingId}
    askedId={moves.asked?.deal.id}
    onMove={moves.start}
    onOpen={onOpen}
    announce={announce}
  >
    {(deal) => <DealSummary deal={deal} showOwner={showOwner} />}
  </Board>
);

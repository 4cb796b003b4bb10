import { dealStages, stageKeys, type DealStage } from '@talent-os/contracts/sales/deal-stages';
import type { Deal } from '@talent-os/contracts/sales/deals';
import { useFormat } from '../../../../lib/use-format';
import { Board } from '../../../../ui/board/board';
import type { BoardRules } from '../../../../ui/board/board-model';
import { labelOf, targetsOf } from '../move/move.rules';
import type { Moves } from '../move/use-moves';
import type { Board as BoardData, Column } from './board.rules';
import { DealSummary } from './deal-summary';
import css from './deal-board.module.css';

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

const summaryWithOwner = (deal: Deal) => <DealSummary deal={deal} showOwner />;
const summaryOfOwn = (deal: Deal) => <DealSummary deal={deal} showOwner={false} />;

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
    pendingId={moves.pending?.deal.id}
    onMove={moves.start}
    onOpen={onOpen}
    announce={announce}
  >
    {showOwner ? summaryWithOwner : summaryOfOwn}
  </Board>
);

/** What the deals of a column are worth, and what that comes to weighted by the chance of winning. */
function ColumnWorth({ column: { stage, total, weighted } }: { readonly column: Column }) {
  const { money } = useFormat();
  return (
    <>
      <b className={css.total}>{money(total, 'compact')}</b> ·{' '}
      {dealStages[stage].open ? `${money(weighted, 'compact')} weighted` : 'last 30 days'}
    </>
  );
}

import { useQuery } from '@tanstack/react-query';
import { dealStages, openStages } from '@talent-os/contracts/sales/deal-stages';
import { getBoard, type Deal } from '@talent-os/contracts/sales/deals';
import type { ReactNode } from 'react';
import { count } from '@/lib/format';
import { steadyQuery } from '@/lib/query';
import { useFormat } from '@/lib/use-format';
import { BoardView } from '@/ui/board/board-view';
import { Card } from '@/ui/page/card';
import { dealWords, type Board, type Column, type Moves } from '../move/use-moves';
import { useSeesEverybody, type DealFilters } from '../use-deal-filters';
import { DealSummary } from './deal-summary';
import css from './deal-board.module.css';

type DealBoardProps = {
  readonly filters: DealFilters;
  readonly toolbar: ReactNode;
  readonly empty: ReactNode;
  readonly moves: Moves;
  readonly onOpen: (deal: Deal) => void;
};

const headOf = (column: Column) => ({
  note: <ColumnWorth column={column} />,
  quiet: dealStages[column.key].probability === 0,
  rest: { to: `?view=table&stage=${column.key}`, place: 'table' },
});

const summaryWithOwner = (deal: Deal) => <DealSummary deal={deal} showOwner />;
const summaryOfOwn = (deal: Deal) => <DealSummary deal={deal} showOwner={false} />;

/** Deals by stage, and what the pipeline is worth. */
export function DealBoard({ filters: { input, params }, toolbar, empty, moves, onOpen }: DealBoardProps) {
  const board = useQuery(steadyQuery(getBoard, input));
  const { data } = board;
  return (
    <BoardView
      label="Deals by stage"
      words={dealWords}
      query={board}
      moves={moves}
      headOf={headOf}
      onOpen={onOpen}
      params={params}
      toolbar={toolbar}
      total={data && <Pipeline board={data} />}
      above={data && pipelineOf(data).count === 0 && !params.filtered && <Card>{empty}</Card>}
      empty={empty}
    >
      {useSeesEverybody() ? summaryWithOwner : summaryOfOwn}
    </BoardView>
  );
}

/** Deals in open columns: how many, what they are worth, and what that comes to weighted by the chance of winning. */
function pipelineOf({ columns }: Board) {
  const open = columns.filter(({ key }) => openStages.includes(key));
  const sum = (field: 'count' | 'sum' | 'weighted') => open.reduce((all, column) => all + column[field], 0);
  return { count: sum('count'), total: sum('sum'), weighted: sum('weighted') };
}

function Pipeline({ board }: { readonly board: Board }) {
  const { money } = useFormat();
  const pipeline = pipelineOf(board);
  return (
    <>
      {count(pipeline.count)} open · <b>{money(pipeline.total, 'compact')}</b> · {money(pipeline.weighted, 'compact')}{' '}
      weighted
    </>
  );
}

/** What the deals of a column are worth, and what that comes to weighted by the chance of winning. */
function ColumnWorth({ column: { key, sum, weighted } }: { readonly column: Column }) {
  const { money } = useFormat();
  return (
    <>
      <b className={css.total}>{money(sum, 'compact')}</b> ·{' '}
      {dealStages[key].open ? `${money(weighted, 'compact')} weighted` : 'last 30 days'}
    </>
  );
}

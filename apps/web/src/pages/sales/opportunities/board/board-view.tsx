import { useQuery } from '@tanstack/react-query';
import { getBoard, type Deal } from '@talent-os/contracts/sales/deals';
import type { ReactNode } from 'react';
import { count } from '../../../../lib/format';
import { steadyQuery } from '../../../../lib/query';
import { useFormat } from '../../../../lib/use-format';
import { Card } from '../../../../ui/page/card';
import { FilterBar } from '../../../../ui/filters/filter-bar';
import { Loaded } from '../../../../ui/loading/loaded';
import { NothingFound } from '../../../../ui/loading/nothing-found';
import type { Moves } from '../move/use-moves';
import { useSeesEverybody, type DealFilters } from '../use-deal-filters';
import { DealBoard } from './deal-board';
import { pipelineOf, type Board } from './board.rules';

type BoardViewProps = {
  readonly filters: DealFilters;
  readonly toolbar: ReactNode;
  readonly empty: ReactNode;
  readonly moves: Moves;
  readonly onOpen: (deal: Deal) => void;
  readonly announce: (text: string) => void;
};

/** The board with its filters and what the pipeline is worth. */
export function BoardView({ filters: { input, params }, toolbar, empty, moves, onOpen, announce }: BoardViewProps) {
  const board = useQuery(steadyQuery(getBoard, input));
  const showOwner = useSeesEverybody();
  return (
    <>
      <FilterBar params={params} total={board.data && <Pipeline board={board.data} />}>
        {toolbar}
      </FilterBar>
      <Loaded query={board} skeletons={1} skeletonHeight={420}>
        {(data) => {
          if (data.columns.every((column) => column.count === 0))
            return <Card>{params.filtered ? <NothingFound onClear={params.clear} /> : empty}</Card>;
          return (
            <>
              {pipelineOf(data).count === 0 && !params.filtered && <Card>{empty}</Card>}
              <DealBoard board={data} moves={moves} showOwner={showOwner} onOpen={onOpen} announce={announce} />
            </>
          );
        }}
      </Loaded>
    </>
  );
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

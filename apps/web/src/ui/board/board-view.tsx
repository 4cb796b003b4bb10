import type { ReactNode } from 'react';
import type { ListParams } from '@/lib/use-list-params';
import { FilterBar } from '../filters/filter-bar';
import { Loaded } from '../loading/loaded';
import { NothingFound } from '../loading/nothing-found';
import type { QueryState } from '../loading/query-state';
import { Card } from '../page/card';
import { Board } from './board';
import type { BoardColumn, BoardItem, BoardWords, ColumnHead } from './board-model';
import type { BoardMoves } from './use-board-moves';

type BoardViewProps<Item, Key extends string, Column> = {
  readonly label: string;
  readonly words: BoardWords<Item, Key>;
  readonly query: QueryState<{ readonly columns: readonly Column[] }>;
  readonly moves: Pick<BoardMoves<Item, Key>, 'pending' | 'movingId' | 'announce' | 'start'>;
  readonly headOf: (column: Column) => ColumnHead;
  /** The columns an item may be taken to, where they are not called as its states are. */
  readonly targetsOf?: (item: Item) => readonly string[];
  readonly onOpen: (item: Item) => void;
  /** What people look for; its frame is drawn by somebody else where there is no toolbar. */
  readonly params: Pick<ListParams, 'filtered' | 'clear'>;
  readonly toolbar?: ReactNode;
  readonly className?: string | undefined;
  /** What the filters leave. */
  readonly total?: ReactNode;
  /** Stands above the columns. */
  readonly above?: ReactNode;
  /** Shown where there is nothing at all. */
  readonly empty: ReactNode;
  /** What a card says of an item; the same function as long as it would say the same. */
  readonly children: (item: Item) => ReactNode;
};

/** A board with its filters: items by column, each taken wherever the server lets the caller take it. */
export function BoardView<Item extends BoardItem, Key extends string, Column extends BoardColumn<Item, Key>>(
  props: BoardViewProps<Item, Key, Column>,
) {
  const { label, words, query, moves, headOf, targetsOf = ({ may }: Item) => may.to, onOpen, params } = props;
  const { toolbar, className, total, above, empty, children } = props;
  return (
    <>
      {toolbar && (
        <FilterBar className={className} params={params} total={total}>
          {toolbar}
        </FilterBar>
      )}
      <Loaded query={query} skeletons={1} skeletonHeight={420}>
        {({ columns }) =>
          columns.every(({ count }) => count === 0) ? (
            <Card>{params.filtered ? <NothingFound onClear={params.clear} /> : empty}</Card>
          ) : (
            <>
              {above}
              <Board
                label={label}
                columns={columns.map((column) => ({ ...column, ...headOf(column) }))}
                rules={{ ...words, keys: columns.map(({ key }) => key), targetsOf }}
                movingId={moves.movingId}
                pendingId={moves.pending?.item.id}
                onMove={moves.start}
                onOpen={onOpen}
                announce={moves.announce}
              >
                {children}
              </Board>
            </>
          )
        }
      </Loaded>
    </>
  );
}

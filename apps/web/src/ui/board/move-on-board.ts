import type { BoardColumn, BoardItem } from './board-model';

/** What a move changes beside where an item stands. */
export type Arrival<Item, Column> = {
  /** The item as it stands in its new column. */
  readonly arrive: (item: Item) => Item;
  /** What a column says once an item has come (1) or gone (-1), beside how many it has. */
  readonly tally?: (column: Column, item: Item, sign: 1 | -1) => Partial<Column>;
};

/** The board as it will look once an item has moved: on top of its new column, both columns counted anew. */
export function moveOnBoard<Item extends BoardItem, Column extends BoardColumn<Item>, Board>(
  board: Board & { readonly columns: readonly Column[] },
  id: string,
  to: string,
  { arrive, tally }: Arrival<Item, Column>,
): Board {
  const from = board.columns.find(({ items }) => items.some((item) => item.id === id));
  const item = from?.items.find((one) => one.id === id);
  if (!from || !item || from.key === to || board.columns.every(({ key }) => key !== to)) return board;
  const arrived = arrive(item);
  const columns = board.columns.map((column) => {
    if (column === from)
      return {
        ...column,
        count: column.count - 1,
        items: column.items.filter((one) => one.id !== id),
        ...tally?.(column, item, -1),
      };
    if (column.key !== to) return column;
    return { ...column, count: column.count + 1, items: [arrived, ...column.items], ...tally?.(column, arrived, 1) };
  });
  return { ...board, columns };
}

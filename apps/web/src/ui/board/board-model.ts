import type { ReactNode } from 'react';

/** What stands on a board: the server says where the caller may take it. */
export type BoardItem = { readonly id: string; readonly may: { readonly to: readonly string[] } };

/** One column as every board answers it; a board may say more of each. */
export type BoardColumn<Item, Key extends string = string> = {
  readonly key: Key;
  /** How many there are; not all of them need to be among the items. */
  readonly count: number;
  readonly items: readonly Item[];
};

/** What stands at a column beside its title and its items. */
export type ColumnHead = {
  /** Stands under the title. */
  readonly note?: ReactNode;
  /** What of it is past a limit. */
  readonly late?: string | undefined;
  /** Set back: what ended badly. */
  readonly quiet?: boolean;
  /** Where those are that the column does not show. */
  readonly rest: { readonly to: string; readonly place: string };
};

/** What a board calls its items and its columns, and where each item stands. */
export type BoardWords<Item, Key extends string> = {
  /** Plural of what is moved: deals, tasks. */
  readonly things: string;
  /** What a column stands for: stage, column. */
  readonly column: string;
  readonly titleOf: (key: Key) => string;
  readonly nameOf: (item: Item) => string;
  readonly keyOf: (item: Item) => Key;
  /** Why an item that may go nowhere stays; because it is closed where absent. */
  readonly fixed?: (item: Item) => string;
};

/** The same for one board as it is shown: its columns in order, and those an item may be taken to. */
export type BoardRules<Item, Key extends string> = BoardWords<Item, Key> & {
  readonly keys: readonly Key[];
  readonly targetsOf: (item: Item) => readonly string[];
};

/** The columns an item may be put down in: its own, and those it may be taken to. */
export function placesFor<Item, Key extends string>(rules: BoardRules<Item, Key>, item: Item): readonly Key[] {
  const own = rules.keyOf(item);
  const targets = rules.targetsOf(item);
  return rules.keys.filter((key) => key === own || targets.includes(key));
}

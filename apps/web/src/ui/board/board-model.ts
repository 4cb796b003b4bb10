import type { ReactNode } from 'react';

/** One column of a board, from what the server counts and shows of it. */
export type BoardColumn<Item, Key extends string> = {
  readonly key: Key;
  readonly title: string;
  /** How many there are; not all of them need to be among the items. */
  readonly count: number;
  readonly items: readonly Item[];
  /** Stands under the title. */
  readonly note?: ReactNode;
  /** What of it is past a limit. */
  readonly late?: string | undefined;
  /** Set back: what ended badly. */
  readonly quiet?: boolean;
  /** Where those are that the column does not show. */
  readonly rest: { readonly to: string; readonly place: string };
};

/** What the board knows of its items: how they are called, where they stand and where they may go. */
export type BoardRules<Item, Key extends string> = {
  /** Plural of what is moved: deals, tasks. */
  readonly things: string;
  /** What a column stands for: stage, column. */
  readonly column: string;
  readonly keys: readonly Key[];
  readonly titleOf: (key: Key) => string;
  readonly nameOf: (item: Item) => string;
  readonly keyOf: (item: Item) => Key;
  readonly targetsOf: (key: Key, item: Item) => readonly Key[];
  /** Why an item that may go nowhere stays; because it is closed where absent. */
  readonly fixed?: (item: Item) => string;
};

/** The columns an item may be put down in: its own, and those the rules let it go to. */
export function placesFor<Item, Key extends string>(rules: BoardRules<Item, Key>, item: Item): readonly Key[] {
  const own = rules.keyOf(item);
  const targets = rules.targetsOf(own, item);
  return rules.keys.filter((key) => key === own || targets.includes(key));
}

import type { BoardRules } from './board-model';

/** What people who hear the board are told while an item moves. */
export const announcements = {
  pickedUp: <Item, Key extends string>(rules: BoardRules<Item, Key>, item: Item) =>
    `Picked up ${rules.nameOf(item)} in ${rules.titleOf(rules.keyOf(item))}. Left and right arrow keys choose a ${rules.column}, space moves it there, escape puts it back.`,
  over: <Item, Key extends string>(rules: BoardRules<Item, Key>, item: Item, key: Key) =>
    `${rules.nameOf(item)} over ${rules.titleOf(key)}.`,
  nowhere: <Item, Key extends string>(rules: BoardRules<Item, Key>, item: Item, towards?: 1 | -1) =>
    towards !== undefined && rules.targetsOf(item).length > 0
      ? `No ${rules.column} to the ${towards > 0 ? 'right' : 'left'} takes ${rules.nameOf(item)}.`
      : `${rules.nameOf(item)} ${rules.fixed?.(item) ?? 'is closed'} and stays where it is.`,
  cancelled: <Item, Key extends string>(rules: BoardRules<Item, Key>, item: Item) =>
    `${rules.nameOf(item)} is back in ${rules.titleOf(rules.keyOf(item))}.`,
};

import { describe, expect, it } from '@jest/globals';
import { moveOnBoard } from './move-on-board';

type Card = {
  readonly id: string;
  readonly worth: number;
  readonly fresh: boolean;
  readonly may: { readonly to: string[] };
};
const card = (id: string, worth: number): Card => ({ id, worth, fresh: false, may: { to: [] } });
const columnOf = (key: string, ...items: Card[]) => ({
  key,
  count: items.length + 10,
  sum: items.reduce((sum, { worth }) => sum + worth, 0),
  items,
});
type Column = ReturnType<typeof columnOf>;

const before = {
  columns: [columnOf('open', card('a', 5), card('b', 2)), columnOf('won', card('c', 1))],
  title: 'Mine',
};
const moved = (id: string, to: string) =>
  moveOnBoard<Card, Column, typeof before>(before, id, to, {
    arrive: (one) => ({ ...one, fresh: true }),
    tally: ({ sum }, { worth }, sign) => ({ sum: sum + sign * worth }),
  });

describe('a board on which an item has moved', () => {
  it('counts and adds up both columns anew, those that are not shown too', () => {
    expect(moved('a', 'won').columns).toMatchObject([
      { key: 'open', count: 11, sum: 2, items: [{ id: 'b' }] },
      { key: 'won', count: 12, sum: 6 },
    ]);
  });

  it('shows it on top of its new column, as it is there, and keeps what else the board says', () => {
    const after = moved('a', 'won');
    expect(after.columns[1]?.items.map(({ id, fresh }) => [id, fresh])).toEqual([
      ['a', true],
      ['c', false],
    ]);
    expect(after.title).toBe('Mine');
    expect(before.columns[0]?.items.map(({ id }) => id)).toEqual(['a', 'b']);
  });

  it('is the same board where the item or the column is unknown, or it is there already', () => {
    for (const same of [moved('x', 'won'), moved('a', 'open'), moved('a', 'lost')]) expect(same).toBe(before);
  });
});

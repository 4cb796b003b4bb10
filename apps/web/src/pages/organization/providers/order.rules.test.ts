import { describe, expect, it } from '@jest/globals';
import { moveItem } from './order.rules';

const items = [
  { id: 'a', priority: 1 },
  { id: 'b', priority: 2 },
  { id: 'c', priority: 3 },
];
const changes = (at: number, step: -1 | 1, from = items) =>
  moveItem(from, at, step).map(({ item, priority }) => [item.id, priority]);

describe('moving a provider in the order of use', () => {
  it('changes places with its neighbour and touches no other', () => {
    expect(changes(2, -1)).toEqual([
      ['c', 2],
      ['b', 3],
    ]);
    expect(changes(0, 1)).toEqual([
      ['b', 1],
      ['a', 2],
    ]);
  });

  it('does nothing at either end', () => {
    expect(changes(0, -1)).toEqual([]);
    expect(changes(2, 1)).toEqual([]);
    expect(changes(3, -1)).toEqual([]);
  });

  it('makes places distinct where they were not', () => {
    const same = items.map((item) => ({ ...item, priority: 5 }));
    expect(changes(1, -1, same)).toEqual([
      ['b', 1],
      ['a', 2],
      ['c', 3],
    ]);
  });
});

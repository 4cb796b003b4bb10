import { describe, expect, it } from '@jest/globals';
import { QueryClient } from '@tanstack/react-query';
import { showAtOnce } from './show-at-once';

type Board = { readonly cards: readonly string[] };
const operation = { name: 'deals.board' };
const without = (board: Board): Board => ({ cards: board.cards.filter((card) => card !== 'a') });

function boards() {
  const client = new QueryClient();
  client.setQueryData(['deals.board', {}], { cards: ['a', 'b'] });
  client.setQueryData(['deals.board', { search: 'a' }], { cards: ['a'] });
  client.setQueryData(['deals.list', {}], { cards: ['a'] });
  const shown = (filter: object) => client.getQueryData<Board>(['deals.board', filter])?.cards;
  return { client, shown };
}

describe('a change of a board', () => {
  it('shows on every board at hand, and on nothing else', async () => {
    const { client, shown } = boards();
    await showAtOnce(client, operation, without);
    expect([shown({}), shown({ search: 'a' })]).toEqual([['b'], []]);
    expect(client.getQueryData<Board>(['deals.list', {}])?.cards).toEqual(['a']);
  });

  it('goes back, but leaves alone what has been read since', async () => {
    const { client, shown } = boards();
    const takeBack = await showAtOnce(client, operation, without);
    client.setQueryData(['deals.board', {}], { cards: ['b', 'c'] });
    takeBack();
    expect([shown({}), shown({ search: 'a' })]).toEqual([['b', 'c'], ['a']]);
  });
});

import type { QueryClient } from '@tanstack/react-query';

/**
 * Shows a change on every board at hand before the server has answered. The function it answers with takes it back, but
 * leaves alone what has been read since.
 */
export async function showAtOnce<Board>(
  client: QueryClient,
  board: { readonly name: string },
  change: (board: Board) => Board,
): Promise<() => void> {
  const boards = { queryKey: [board.name] };
  await client.cancelQueries(boards);
  const changes = client.getQueriesData<Board>(boards).flatMap(([key, before]) => {
    if (!before) return [];
    return [{ key, before, after: client.setQueryData<Board>(key, change(before)) }];
  });
  return () => {
    for (const { key, before, after } of changes)
      if (client.getQueryData(key) === after) client.setQueryData(key, before);
  };
}

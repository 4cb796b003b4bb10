import type { QueryClient } from '@tanstack/react-query';
import { getPipelineBoard } from '@talent-os/contracts/talent/applications';
import { moved, type BoardData } from './board.rules';

/**
 * Shows a move on every board at hand before the server has answered. The function it answers with takes it back, but
 * leaves alone what has been read since.
 */
export async function showMoved(client: QueryClient, id: string, to: string): Promise<() => void> {
  const boards = { queryKey: [getPipelineBoard.name] };
  await client.cancelQueries(boards);
  const changes = client.getQueriesData<BoardData>(boards).flatMap(([key, before]) => {
    if (!before) return [];
    return [{ key, before, after: client.setQueryData<BoardData>(key, moved(before, id, to)) }];
  });
  return () => {
    for (const { key, before, after } of changes)
      if (client.getQueryData(key) === after) client.setQueryData(key, before);
  };
}

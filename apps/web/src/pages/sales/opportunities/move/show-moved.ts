import type { QueryClient } from '@tanstack/react-query';
import type { DealStage } from '@talent-os/contracts/sales/deal-stages';
import { getBoard } from '@talent-os/contracts/sales/deals';
import { moved, type Board } from '../board/board.rules';

/**
 * Shows a move on every board at hand before the server has answered. The function it answers with takes it back,
 * but leaves alone what has been read since.
 */
export async function showMoved(client: QueryClient, dealId: string, to: DealStage): Promise<() => void> {
  const boards = { queryKey: [getBoard.name] };
  await client.cancelQueries(boards);
  const changes = client.getQueriesData<Board>(boards).flatMap(([key, before]) => {
    if (!before) return [];
    return [{ key, before, after: client.setQueryData<Board>(key, moved(before, dealId, to)) }];
  });
  return () => {
    for (const { key, before, after } of changes)
      if (client.getQueryData(key) === after) client.setQueryData(key, before);
  };
}

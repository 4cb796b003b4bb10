import { QueryObserver, type QueryClient } from '@tanstack/react-query';
import { listModels } from '@talent-os/contracts/chat/models';
import { getSession, listHistory, listSessions } from '@talent-os/contracts/chat/sessions';
import { query } from '@/lib/query';
import type { StoredSession } from './merge.rules';

type SessionListener = {
  readonly onData: (stored: StoredSession) => void;
  readonly onFailure: (failure: Error) => void;
};

/** Reads a stored conversation, and again whenever it changes elsewhere. Answers how to stop. */
export function watchSession(
  client: QueryClient,
  sessionId: string,
  { onData, onFailure }: SessionListener,
): () => void {
  const observer = new QueryObserver(client, { ...query(getSession, { sessionId }), staleTime: 0 });
  let known: StoredSession | undefined;
  return observer.subscribe(({ data, error, isFetching }) => {
    if (isFetching) return;
    if (data && data !== known) onData((known = data));
    else if (error && !data) onFailure(error);
  });
}

/** Lists show what has just been said; the conversation itself already does. */
export function refreshLists(client: QueryClient): void {
  const names: readonly string[] = [listHistory.name, listModels.name, listSessions.name];
  void client.invalidateQueries({ predicate: ({ queryKey }) => names.includes(String(queryKey[0])) });
  void client.invalidateQueries({ queryKey: [getSession.name], refetchType: 'none' });
}

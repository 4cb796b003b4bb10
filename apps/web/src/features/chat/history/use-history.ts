import { useInfiniteQuery } from '@tanstack/react-query';
import { listHistory } from '@talent-os/contracts/chat/sessions';
import { readHistory, type HistoryPage } from './read-history';

/** The caller's messages, page after page. The key begins with the operation's name, which live changes go by. */
export const useHistory = () =>
  useInfiniteQuery({
    queryKey: [listHistory.name, 'pages'],
    queryFn: ({ pageParam, signal }) => readHistory(pageParam, signal),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ hasMore, next }: HistoryPage) => (hasMore ? (next ?? undefined) : undefined),
  });

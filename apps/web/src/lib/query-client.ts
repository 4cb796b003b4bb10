import { QueryClient } from '@tanstack/react-query';

/** Reading again is asked for by live changes and by commands, so a query does nothing on its own. */
export const queryClient = (): QueryClient =>
  new QueryClient({
    defaultOptions: {
      queries: { staleTime: 30_000, gcTime: 60_000, retry: false, refetchOnWindowFocus: false, refetchOnReconnect: false },
      mutations: { retry: false },
    },
  });

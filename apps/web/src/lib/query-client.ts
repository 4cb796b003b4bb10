import { QueryClient } from '@tanstack/react-query';
import { accessToken, onSessionChange } from './tokens';

/** What was read from the server. Reading again is asked for by live changes and by commands, so a query does nothing on its own. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: 30_000,
      gcTime: 60_000,
      retry: false,
      refetchOnWindowFocus: false,
      refetchOnReconnect: false,
    },
    mutations: { retry: false },
  },
});

// Nothing one person read may meet the next one at this browser.
onSessionChange(() => {
  if (!accessToken()) queryClient.clear();
});

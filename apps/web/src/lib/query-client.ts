import { QueryClient } from '@tanstack/react-query';
import { accessToken, onSessionChange } from './tokens';

/** What was read from the server. Reading again is asked for by live changes and by commands, so a query does nothing on its own. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      // What fails without a network says so, where waiting for it would look like loading.
      networkMode: 'always',
      staleTime: 30_000,
      // What was read stays for as long as a walk through other screens takes, also without a connection.
      gcTime: 30 * 60_000,
      retry: false,
      refetchOnWindowFocus: false,
      refetchOnReconnect: false,
    },
    // Refused at once, never kept to be sent when nobody thinks of it any more.
    mutations: { retry: false, networkMode: 'always' },
  },
});

// Nothing one person read may meet the next one at this browser.
onSessionChange(() => {
  if (!accessToken()) queryClient.clear();
});

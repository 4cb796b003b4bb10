import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { Output } from '@talent-os/contracts/define';
import { getMe } from '@talent-os/contracts/identity/me';
import { createContext, use, useEffect, useMemo, useSyncExternalStore, type ReactNode } from 'react';
import { renewed } from './api';
import { query } from './query';
import { textOf, texts } from './failure-text';
import { notify } from './notify';
import { stored } from './stored';
import { accessToken, dropTokens, onSessionChange, tokenExpiry } from './tokens';

export type Me = Output<typeof getMe>;

export type Session =
  | { readonly status: 'loading' }
  | { readonly status: 'unauthenticated' }
  /** The session goes on, and opens nothing here: `text` says why. */
  | { readonly status: 'refused'; readonly text: string; readonly retry: () => void }
  | { readonly status: 'authenticated'; readonly me: Me };

const SessionContext = createContext<Session>({ status: 'loading' });

/** Renewed this long before the access token ends, in milliseconds; at the soonest after `SOONEST_MS`. */
const AHEAD_MS = 60_000;
const SOONEST_MS = 5_000;
const ATTEMPTS = 5;

/** Knows who is signed in, renews the session before it ends, and follows what other tabs do to it. */
export function SessionProvider({ children }: { readonly children: ReactNode }) {
  const token = useSyncExternalStore(onSessionChange, accessToken);
  useFollowing();
  useRenewal(token);

  const { data, error, refetch } = useQuery({
    ...query(getMe, {}),
    enabled: token !== null,
    gcTime: Number.POSITIVE_INFINITY,
    retry: (failures, { status }) => status !== 401 && status !== 403 && failures < ATTEMPTS,
    retryDelay: 2000,
  });

  const session = useMemo((): Session => {
    if (!token) return { status: 'unauthenticated' };
    if (data) return { status: 'authenticated', me: data };
    if (error?.status === 403) return { status: 'refused', text: textOf(error), retry: () => void refetch() };
    return { status: 'loading' };
  }, [token, data, error, refetch]);

  return <SessionContext value={session}>{children}</SessionContext>;
}

/** Says that a session was lost; reads everything again when another tab signed a person in or switched the role. */
function useFollowing(): void {
  const client = useQueryClient();
  useEffect(
    () =>
      onSessionChange((change) => {
        if (change === 'expired') notify.error(texts.sessionLost);
        if (change === 'left') notify.info('You signed out in another tab', { persistent: true });
        if (change === 'idle') notify.warning('You were signed out: nobody did anything here', { persistent: true });
        if (change !== 'elsewhere' || !accessToken()) return;
        const known = client.getQueryData(query(getMe, {}).queryKey);
        if (known && known.user.id !== stored('auth_user_id')) client.clear();
        void client.invalidateQueries();
      }),
    [client],
  );
}

function useRenewal(token: string | null): void {
  useEffect(() => {
    if (!token) return;
    const delay = Math.max(tokenExpiry() - Date.now() - AHEAD_MS, SOONEST_MS);
    const timer = setTimeout(() => void keepAlive(token), delay);
    return () => clearTimeout(timer);
  }, [token]);
}

/** A network that is away is no reason to sign anybody out: the next call tries again. */
async function keepAlive(token: string): Promise<void> {
  const alive = await renewed(token).catch(() => true);
  if (!alive) dropTokens();
}

export const useSession = (): Session => use(SessionContext);

/** The signed-in person. Only for screens behind the guard. */
export function useMe(): Me {
  const session = useSession();
  if (session.status !== 'authenticated') throw new Error('This screen needs a signed-in person');
  return session.me;
}

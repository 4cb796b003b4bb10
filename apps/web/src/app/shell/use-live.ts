import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { renewed } from '@/lib/api';
import { isOwnEcho } from '@/lib/own-writes';
import { readAgain } from '@/lib/query';
import { setLiveState, useLiveState } from '@/lib/live-state';
import { realtime } from '@/lib/realtime';
import { accessToken, dropTokens, onSessionChange } from '@/lib/tokens';

const address = () => `${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}/api/realtime`;

/** Reads again what others changed, as it happens. */
export function useLive() {
  const client = useQueryClient();
  const state = useLiveState();
  const connection = useRef<ReturnType<typeof realtime>>(undefined);

  useEffect(() => {
    const live = realtime({
      url: address(),
      token: accessToken,
      onChanged: (change) => {
        if (!isOwnEcho(change)) void readAgain(client, change.refetches);
      },
      onReturn: () => void client.invalidateQueries(),
      onRevoked: sessionGoesOn,
      onState: setLiveState,
    });
    connection.current = live;
    live.start();
    const unheard = onSessionChange(live.greet);
    return () => {
      unheard();
      live.stop();
    };
  }, [client]);

  return { state, reconnect: () => connection.current?.start() };
}

/** A revoked connection either belongs to a session that has a newer token by now, or the session is over. */
async function sessionGoesOn(token: string | null): Promise<boolean> {
  const alive = await renewed(token).catch(() => true);
  if (!alive) dropTokens();
  return alive;
}

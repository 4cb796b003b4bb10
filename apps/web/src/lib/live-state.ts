import { useSyncExternalStore } from 'react';
import type { RealtimeState } from './realtime';

let state: RealtimeState = 'connecting';
const listeners = new Set<() => void>();

/** Says how the one connection for live updates is doing. */
export function setLiveState(next: RealtimeState): void {
  state = next;
  listeners.forEach((listener) => listener());
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

/** Whether what a screen shows is kept up to date by itself. */
export const useLiveState = (): RealtimeState => useSyncExternalStore(subscribe, () => state);

import { useSyncExternalStore } from 'react';
import { accessToken, onSessionChange } from './tokens';

/** Whether this browser holds a session. What the session may do is known behind the guard. */
export const useSignedIn = (): boolean => useSyncExternalStore(onSessionChange, () => accessToken() !== null);

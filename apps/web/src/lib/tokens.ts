import type { Output } from '@talent-os/contracts/define';
import type { login } from '@talent-os/contracts/identity/auth';
import { forget, sessionKeys, store, stored } from './stored';

export type SignedIn = Output<typeof login>;

/**
 * What happened to the session: `renewed` here, `expired` (refused by the server), `signed-out` by choice, or `elsewhere`:
 * another tab changed it.
 */
export type SessionChange = 'renewed' | 'expired' | 'signed-out' | 'elsewhere';

export const accessToken = (): string | null => stored('auth_token');

/** When the access token ends, in milliseconds since 1970; 0 where none is kept. */
export const tokenExpiry = (): number => Date.parse(stored('auth_token_expiry') ?? '') || 0;

export function keepTokens({ accessToken: token, expiresAt, user }: SignedIn): void {
  store('auth_user_id', user.id);
  store('auth_token_expiry', expiresAt);
  store('auth_token', token);
  tell('renewed');
}

/** The session is over: the token and its expiry go. */
export function dropTokens(): void {
  forget('auth_token', 'auth_token_expiry');
  tell('expired');
}

/** Signing out by choice clears all four keys. */
export function dropSession(): void {
  forget(...sessionKeys);
  tell('signed-out');
}

const listeners = new Set<(change: SessionChange) => void>();
const tell = (change: SessionChange) => listeners.forEach((listener) => listener(change));

/** Hears of the session's changes, in this tab and in the others. */
export function onSessionChange(listener: (change: SessionChange) => void): () => void {
  const elsewhere = ({ key }: StorageEvent) => {
    if (key === 'auth_token' || key === null) listener('elsewhere');
  };
  listeners.add(listener);
  window.addEventListener('storage', elsewhere);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', elsewhere);
  };
}

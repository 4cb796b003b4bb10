import type { Session } from '@talent-os/contracts/identity/auth';
import type { BreakGlassToken } from '@talent-os/contracts/identity/break-glass';
import { currentLook, forgetLook, keepLook, leaveLook } from './break-glass';
import { forget, sessionKeys, store, stored } from './stored';
import { expiryHere } from './token-span';

export type SignedIn = Session;

/**
 * What happened to the session: `renewed` here, `expired` (refused by the server), `idle` (nobody did anything for too
 * long), `signed-out` by choice, `left`: by choice in another tab, or `elsewhere`: another tab changed it otherwise.
 */
export type SessionChange = 'renewed' | 'expired' | 'idle' | 'signed-out' | 'left' | 'elsewhere';

/** The token of the person’s own session, also while they look into another organization. */
export const homeToken = (): string | null => stored('auth_token');

/** What this tab calls with. */
export const accessToken = (): string | null => currentLook()?.accessToken ?? homeToken();

/** When the access token ends by the clock of this browser, in milliseconds since 1970; 0 where none is kept. */
export const tokenExpiry = (): number => Date.parse(currentLook()?.expiresAt ?? stored('auth_token_expiry') ?? '') || 0;

/** Tabs of this browser, which share a session. */
const others = typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel('talent-os-session');
const LEAVING = 'leaving';
/** Somebody is signing out in another tab: what the server ends from here on was meant to end. */
let leaving = false;
others?.addEventListener('message', ({ data }) => {
  if (data === LEAVING) leaving = true;
});

/** Said before the session is ended, so that no tab takes it for a failure. */
// A channel has no origins: whoever hears it is of this one.
// oxlint-disable-next-line unicorn/require-post-message-target-origin
export const announceLeaving = (): void => others?.postMessage(LEAVING);

/** Whether the session was ended by choice in another tab. */
export const hasLeft = (): boolean => leaving && !accessToken();

export function keepTokens({ accessToken: token, expiresAt, user }: SignedIn): void {
  leaving = false;
  // Where somebody else wanted to go is none of this person’s business.
  if ((stored('auth_user_id') ?? user.id) !== user.id) forget('auth_redirect_after_login');
  store('auth_user_id', user.id);
  store('auth_token_expiry', expiryHere(token, expiresAt));
  store('auth_token', token);
  tell('renewed');
}

/** Another token of the look into an organization. */
export function keepLookToken(look: BreakGlassToken): void {
  keepLook(look);
  tell('renewed');
}

/** The session is over: the token and its expiry go. A look into an organization ends at home. */
export function dropTokens(why: 'expired' | 'idle' = 'expired'): void {
  if (currentLook()) return leaveLook();
  // Of several calls that find it over, the first one says so.
  if (!homeToken()) return;
  forget('auth_token', 'auth_token_expiry');
  tell(leaving && why === 'expired' ? 'left' : why);
}

/** Signing out by choice clears all four keys. */
export function dropSession(): void {
  forgetLook();
  forget(...sessionKeys);
  tell('signed-out');
}

const listeners = new Set<(change: SessionChange) => void>();
const tell = (change: SessionChange) => listeners.forEach((listener) => listener(change));

/** Hears of the session's changes, in this tab and in the others. */
export function onSessionChange(listener: (change: SessionChange) => void): () => void {
  const elsewhere = ({ key }: StorageEvent) => {
    if (key !== 'auth_token' && key !== null) return;
    if (homeToken()) leaving = false;
    listener(leaving ? 'left' : 'elsewhere');
  };
  listeners.add(listener);
  window.addEventListener('storage', elsewhere);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', elsewhere);
  };
}

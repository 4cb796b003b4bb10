import { ownPath } from '@talent-os/contracts/navigation/own-path';
import { forget, store, stored } from './stored';

/** Pause before people are sent to or from the sign-in page, in milliseconds. */
export const REDIRECT_MS = 100;

/** Keeps where a signed-out person wanted to go, unless that is the sign-in page or home. */
export function rememberPath({ pathname, search }: { pathname: string; search: string }): void {
  if (pathname !== '/login' && pathname !== '/') store('auth_redirect_after_login', pathname + search);
}

/** What home is told where it is only the usual first screen: a person may have chosen another one. */
export const SIGNED_IN = { signedIn: true } as const;

/** Where to go after signing in: the kept path, once, in today's spelling; else home. */
export function takeLandingPath(): string {
  const path = ownPath(stored('auth_redirect_after_login'), location.origin) ?? '/';
  forget('auth_redirect_after_login');
  return path.replace(/\/sales-excellence(?=[/?#]|$)/, '/excellence');
}

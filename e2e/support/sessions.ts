import type { Session as Opened } from '@talent-os/contracts/identity/auth';
import type { BrowserContext } from '@playwright/test';
import { setTimeout as after } from 'node:timers/promises';
import { DEMO_PASSWORD } from './people.ts';

/** A session of a demo person. It is shared by all tests: whoever ends, renews or switches a session takes one of its own. */
export type Session = Opened;

/** Sessions closer to their end than this are replaced. */
const SPARE_MS = 4 * 60_000;
const KEPT = 'E2E_SESSIONS';
const ATTEMPTS = 8;

const own = new Map<string, Session>();

/** A session nobody else holds, with the cookie that renews it. */
export async function freshSession(
  baseURL: string,
  email: string,
  password = DEMO_PASSWORD,
): Promise<Session & { readonly cookie: string }> {
  for (let attempt = 1; ; attempt += 1) {
    const response = await fetch(`${baseURL}/api/auth/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email, password }),
    });
    if (response.ok)
      return { ...((await response.json()) as Session), cookie: response.headers.getSetCookie()[0] ?? '' };
    if (![429, 503, 504].includes(response.status) || attempt === ATTEMPTS)
      throw new Error(`${email} could not sign in: ${response.status} ${await response.text()}`);
    // The product says so where it is too busy for one.
    await after(1000 * Number(response.headers.get('retry-after') ?? (response.status === 429 ? 20 : 1)));
  }
}

const kept = (): Record<string, Session> => JSON.parse(process.env[KEPT] ?? '{}') as Record<string, Session>;

/** Before the first test: lets every worker find these sessions. */
export const keepSessions = (sessions: Record<string, Session>): void => {
  process.env[KEPT] = JSON.stringify(sessions);
};

/** The shared session of a demo person. */
export async function sharedSession(baseURL: string, email: string): Promise<Session> {
  const known = own.get(email) ?? kept()[email];
  if (known && Date.parse(known.expiresAt) - Date.now() > SPARE_MS) return known;
  const { cookie: _, ...made } = await freshSession(baseURL, email);
  own.set(email, made);
  return made;
}

/** Says that a browser has been given its session: it is given once, so whoever signs out stays signed out. */
const GIVEN = 'e2e_session_given';

/**
 * Gives a new browser what it keeps of a session, before its first page begins; a state of storage would open a page more
 * for it. Only a session of one's own has its refresh cookie with it: where two browsers use the same one, the product
 * ends the session. `anew`: each page begins with nothing but the session, whatever the one before it has kept.
 */
export async function giveSession(
  context: BrowserContext,
  baseURL: string,
  session: Session & { readonly cookie?: string },
  anew = false,
): Promise<void> {
  const { origin, hostname: domain } = new URL(baseURL);
  const [, name, value, path = '/'] = /^([^=]+)=([^;]+).*?Path=([^;]+)/i.exec(session.cookie ?? '') ?? [];
  const cookie = { domain, path, expires: -1, httpOnly: true, secure: false, sameSite: 'Strict' as const };
  if (name && value) await context.addCookies([{ ...cookie, name, value }]);
  const entries = {
    [GIVEN]: 'yes',
    auth_token: session.accessToken,
    auth_token_expiry: session.expiresAt,
    auth_user_id: session.user.id,
  };
  await context.addInitScript(
    ([where, given, items, clears]) => {
      if (location.origin !== where) return;
      if (clears) for (const storage of [localStorage, sessionStorage]) storage.clear();
      if (localStorage.getItem(given) !== null) return;
      for (const [key, item] of Object.entries(items)) localStorage.setItem(key, item);
    },
    [origin, GIVEN, entries, anew] as const,
  );
}

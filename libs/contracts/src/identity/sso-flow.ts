import { z } from 'zod';
import { operation } from '../define.js';
import { uuid } from '../paging.js';
import { rightsChanged, roleGranted, roleRevoked } from './events.js';
import { newDeviceSeen, sessionRevoked, signedIn } from './sign-in-events.js';
import { ssoConnectionChanged, ssoLoggedOut, ssoRefused, ssoSignedIn } from './sso-events.js';

/** Largest thing a provider sends back through a browser, in bytes. */
export const SSO_ANSWER = 64 * 1024;

const base = z.string();

/** Sends a browser to a provider. */
export const beginSso = operation('identity.sso.begin', {
  http: 'none',
  access: 'internal',
  summary: 'Begin a sign-in by a provider in one browser, or a test that was prepared',
  input: z.object({
    base,
    /** Of a test; else which connection, and where to go afterwards. */
    ticket: z.string().optional(),
    organizationId: z.string().optional(),
    ssoConnectionId: z.string().optional(),
    returnTo: z.string().optional(),
    /** What the person has typed, for the provider's form. */
    loginHint: z.string().optional(),
  }),
  output: z.object({
    location: z.string(),
    /** For a cookie of this browser; absent where nothing was begun. */
    browser: z.string().optional(),
  }),
  effect: 'write',
  events: () => [ssoRefused],
  deadlineMs: 15_000,
});

/** A browser is back from a provider. */
export const finishSso = operation('identity.sso.finish', {
  http: 'none',
  access: 'internal',
  summary:
    'End a sign-in by a provider: says where the browser goes on, and sets its refresh cookie where somebody is in',
  input: z.object({
    base,
    ssoConnectionId: z.string(),
    browser: z.string().optional(),
    /** Everything behind the question mark. */
    query: z.string().max(SSO_ANSWER),
  }),
  output: z.object({ location: z.string() }),
  effect: 'write',
  refreshCookie: true,
  events: () => [
    ssoRefused,
    ssoSignedIn,
    ssoConnectionChanged,
    signedIn,
    newDeviceSeen,
    roleGranted,
    roleRevoked,
    rightsChanged,
  ],
  deadlineMs: 20_000,
});

/** OpenID Connect Back-Channel Logout 1.0. */
export const endSsoSessions = operation('identity.sso.endSessions', {
  http: 'none',
  access: 'internal',
  summary: 'End the sessions that began with a provider which says that the person has signed out there',
  input: z.object({ organizationId: uuid(), ssoConnectionId: uuid(), token: z.string().max(SSO_ANSWER) }),
  output: z.object({ /** False where the token is refused. */ taken: z.boolean() }),
  effect: 'write',
  events: () => [ssoLoggedOut, ssoRefused, sessionRevoked],
  deadlineMs: 15_000,
});

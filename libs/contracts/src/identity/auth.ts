import { z } from 'zod';
import { deployments, industries } from '../access/tables.js';
import { email } from '../canonical.js';
import { operation } from '../define.js';
import { instant } from '../paging.js';
import { SignInChallenge } from './factors.js';
import { User } from './people.js';
import { newDeviceSeen, signInFailed, signedIn, sessionRevoked, refreshReused } from './sign-in-events.js';

/** The sign-in form's own check; creating a password asks for more, see `NewPassword`. */
export const PASSWORD_MINIMUM = 6;
export const NEW_PASSWORD_MINIMUM = 12;

export const messages = {
  emptyFields: 'Please fill in all fields',
  email: 'Please enter a valid email address',
  password: 'Password must be at least 6 characters',
  newPassword: 'Password must be at least 12 characters',
  registered: 'If this address can be registered, you will find a message with the next step in your inbox.',
  /** Without a mail server. */
  registeredByHand: 'If this address can be registered, an administrator confirms it. You can sign in after that.',
  /** Without a mail server, in the demo. */
  registeredAtOnce: 'This is a demo that sends no mail: if this address can be registered, you can sign in right away.',
} as const;

export const Email = email(messages.email);
export const Password = z.string().min(PASSWORD_MINIMUM, messages.password).max(128);
export const NewPassword = z.string().min(NEW_PASSWORD_MINIMUM, messages.newPassword).max(128);

/** What a person gets who has signed in. */
export const Session = z.object({
  accessToken: z.string(),
  /** When the access token ends. */
  expiresAt: instant,
  user: User,
});
export type Session = z.infer<typeof Session>;

export const login = operation('identity.auth.login', {
  http: 'POST /api/auth/login',
  access: 'public',
  summary: 'Sign in with e-mail and password; sets the refresh cookie, or answers a challenge',
  input: z.object({
    email: Email,
    password: Password,
    industry: z.enum(industries).optional(),
    deployment: z.enum(deployments).optional(),
  }),
  output: z.union([Session, SignInChallenge]),
  effect: 'write',
  events: () => [signInFailed, signedIn, newDeviceSeen],
  rate: 'sign-in',
  maxBodyBytes: 16 * 1024,
  refreshCookie: true,
  errors: ['auth.credentials', 'auth.locked'],
});

export const refresh = operation('identity.auth.refresh', {
  http: 'POST /api/auth/refresh',
  access: 'public',
  summary:
    'Exchange the refresh cookie for a new access token; the cookie is replaced, and using an old one ends the session',
  input: z.object({}),
  output: Session,
  effect: 'write',
  events: () => [refreshReused, sessionRevoked],
  rate: 'refresh',
  maxBodyBytes: 1024,
  refreshCookie: true,
  errors: ['auth.refresh'],
});

export const logout = operation('identity.auth.logout', {
  http: 'POST /api/auth/logout',
  access: 'public',
  summary:
    'End the session of the refresh cookie, which is cleared, and of the access token, everywhere within five seconds',
  input: z.object({}),
  output: z.object({
    /** Where the browser signs out of the provider it came by as well; null where it came by none, or that has no such page. */
    providerLogout: z.string().nullable(),
  }),
  effect: 'write',
  events: () => [sessionRevoked],
  refreshCookie: true,
});

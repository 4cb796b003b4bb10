import { z } from 'zod';
import { operation } from '../define.js';
import { Email, NewPassword, Session } from './auth.js';
import { SignInChallenge } from './factors.js';
import { passwordChanged, sessionRevoked, signedIn } from './sign-in-events.js';
import { LinkToken } from './links.js';

/** The same for every address: which one it is depends on the installation alone. */
export const resetMessages = {
  mailed: 'If this address has an account, you will find a link to choose a new password in your inbox.',
  /** Without a mail server. */
  byHand: 'This installation sends no mail. Please ask an administrator of your organization for a new password link.',
} as const;

export const BREACHED_PASSWORD = 'This password was found in a leak, where others look first: please choose another';
export const WRONG_PASSWORD = 'This is not your present password';

export const requestPasswordReset = operation('identity.passwords.requestReset', {
  http: 'POST /api/auth/forgot-password',
  access: 'public',
  summary: 'Ask for a link to choose a new password; the answer is the same whether the address is known or not',
  input: z.object({ email: Email }),
  output: z.object({ message: z.enum([resetMessages.mailed, resetMessages.byHand]) }),
  effect: 'write',
  rate: 'register',
  maxBodyBytes: 4 * 1024,
  success: 202,
});

export const resetPassword = operation('identity.passwords.reset', {
  http: 'POST /api/auth/reset-password',
  access: 'public',
  summary:
    'Choose a new password with the link of a mail, and sign in; every other session ends within five seconds. A second factor is asked for as at the door',
  input: z.object({ token: LinkToken, password: NewPassword }),
  output: z.union([Session, SignInChallenge]),
  effect: 'write',
  events: () => [passwordChanged, sessionRevoked, signedIn],
  rate: 'sign-in',
  maxBodyBytes: 4 * 1024,
  refreshCookie: true,
  errors: ['auth.link'],
});

export const changePassword = operation('identity.passwords.change', {
  http: 'POST /api/auth/change-password',
  access: 'signed-in',
  summary: 'Choose a new password of mine; my sessions on other devices end within five seconds',
  input: z.object({
    currentPassword: z.string().min(1, 'Please type your present password').max(128),
    password: NewPassword,
  }),
  output: z.object({ ended: z.int().nonnegative() }),
  effect: 'write',
  events: () => [passwordChanged, sessionRevoked],
  rate: 'sign-in',
  maxBodyBytes: 4 * 1024,
  errors: ['auth.locked'],
});

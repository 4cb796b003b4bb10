import { z } from 'zod';
import { operation } from '../define.js';
import { messages, NewPassword, Session } from './auth.js';
import { administratorSetUp } from './events.js';
import { signedIn } from './sign-in-events.js';
import { lineText } from '../text.js';

/** What stands in a link that is worth something once: where to look, and 256 random bits. */
export const LinkToken = z.string().regex(/^[A-Za-z0-9_-]{64}$/, 'This is not one of our links');

/** Life of a link in a mail or on a console, in milliseconds. */
export const LINK_LIFE_MS = 24 * 60 * 60_000;

export const redeemSetup = operation('identity.setup.redeem', {
  http: 'POST /api/auth/setup',
  access: 'public',
  summary: 'Choose the name and password of a new organization’s administrator with the link of `setup`, and sign in',
  input: z.object({
    token: LinkToken,
    firstName: lineText().min(1, messages.emptyFields).max(80),
    /** Empty for people who have one name. */
    lastName: lineText().max(80),
    password: NewPassword,
  }),
  output: Session,
  effect: 'write',
  events: () => [administratorSetUp, signedIn],
  rate: 'sign-in',
  refreshCookie: true,
  errors: ['auth.link'],
});

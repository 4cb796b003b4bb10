import { z } from 'zod';
import { industries } from '../access/tables.js';
import { slug } from '../canonical.js';
import { operation } from '../define.js';
import { lineText } from '../text.js';
import { Email, messages, NewPassword } from './auth.js';
import { notificationsChanged } from './notification-events.js';
import { candidateRegistered } from './sign-in-events.js';

export const register = operation('identity.auth.register', {
  http: 'POST /api/auth/register',
  access: 'public',
  summary:
    'Register as a candidate; the answer is the same whether the address is known or not, and it is no account yet',
  input: z.object({
    firstName: lineText().min(1, messages.emptyFields).max(80),
    /** Empty for people who have one name. */
    lastName: lineText().max(80),
    email: Email,
    password: NewPassword,
    industry: z.enum(industries),
    /** Which demo or customer organization the candidate applies to; the deployment's first one where absent. */
    organization: slug(60).optional(),
    consent: z.object({
      profile: z.literal(true, 'Please agree to the storage of your profile'),
      aiAssist: z.boolean(),
      marketing: z.boolean(),
    }),
  }),
  /** The same for every address: which message it is depends on the installation alone. */
  output: z.object({
    message: z.enum([messages.registered, messages.registeredByHand, messages.registeredAtOnce]),
  }),
  effect: 'write',
  events: () => [candidateRegistered, notificationsChanged],
  rate: 'register',
  maxBodyBytes: 16 * 1024,
  success: 202,
});

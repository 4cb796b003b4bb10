import { z } from 'zod';
import { industries } from '../access/tables.js';
import { email } from '../canonical.js';
import { operation } from '../define.js';
import { instant, uuid } from '../paging.js';
import { Password, Session } from './auth.js';
import { LinkToken } from './links.js';
import { candidateRegistered, signInFailed, signedIn } from './sign-in-events.js';
import { peopleKeeper } from './roles.js';

export const confirmRegistration = operation('identity.registrations.confirm', {
  http: 'POST /api/auth/confirm',
  access: 'public',
  summary: 'Confirm a registration with the link of its mail and the password it was made with, and sign in',
  input: z.object({ token: LinkToken, password: Password }),
  output: Session,
  effect: 'write',
  events: () => [candidateRegistered, signInFailed, signedIn],
  rate: 'sign-in',
  refreshCookie: true,
  errors: ['auth.link', 'auth.credentials', 'auth.locked'],
});

export const listRegistrations = operation('identity.registrations.list', {
  http: 'GET /api/identity/registrations',
  access: peopleKeeper,
  summary: 'Registrations of candidates that nobody has confirmed yet, oldest first',
  input: z.object({}),
  output: z.object({
    items: z.array(
      z.object({
        id: uuid(),
        name: z.string(),
        email: email(),
        industry: z.enum(industries),
        registeredAt: instant,
        /** Forgotten from then on. */
        expiresAt: instant,
      }),
    ),
  }),
  effect: 'read',
});

export const approveRegistration = operation('identity.registrations.approve', {
  http: 'POST /api/identity/registrations/:registrationId/approve',
  access: peopleKeeper,
  summary: 'Make an account of a registration by hand, where its owner cannot be reached by mail',
  input: z.object({ registrationId: uuid() }),
  output: z.object({}),
  effect: 'write',
  events: () => [candidateRegistered],
  success: 204,
  errors: ['resource.missing'],
});

export const declineRegistration = operation('identity.registrations.decline', {
  http: 'DELETE /api/identity/registrations/:registrationId',
  access: peopleKeeper,
  summary: 'Forget a registration; whoever made it is not told',
  input: z.object({ registrationId: uuid() }),
  output: z.object({}),
  effect: 'write',
  changes: ['identity.registrations.list'],
  success: 204,
  errors: ['resource.missing'],
});

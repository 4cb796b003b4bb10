import { z } from 'zod';
import { event } from '../define.js';
import { uuid } from '../paging.js';

/** Somebody who is signed in has proven once more who they are. */
export const provedAgain = event('identity.session.proved', z.object({ userId: uuid(), sessionId: uuid() }));
const ofFactors = { live: { to: 'subject', access: 'signed-in', refetches: ['identity.secondFactor.get'] } } as const;
/** A person set up a second factor, called it otherwise or removed it. */
export const factorChanged = event(
  'identity.factor.changed',
  z.object({
    userId: uuid(),
    method: z.enum(['totp', 'passkey']),
    how: z.enum(['added', 'renamed', 'removed']),
  }),
  { live: { ...ofFactors.live, refetches: ['identity.secondFactor.get', 'identity.auth.me'] } },
);
export const recoveryCodesMade = event('identity.recoveryCodes.made', z.object({ userId: uuid() }), ofFactors);
export const recoveryCodeUsed = event('identity.recoveryCode.used', z.object({ userId: uuid() }), ofFactors);

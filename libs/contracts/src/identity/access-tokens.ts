import { z } from 'zod';
import { operation } from '../define.js';
import { instant, uuid } from '../paging.js';

/** Public keys access tokens are verified with, as a JWK set, newest first. */
export const getKeys = operation('identity.keys.get', {
  http: 'none',
  access: 'internal',
  summary: 'Public keys that access tokens are verified with',
  input: z.object({}),
  output: z.object({ keys: z.array(z.record(z.string(), z.unknown())) }),
  effect: 'read',
});

/** Sessions ended within the life of an access token: what a gateway must refuse although the signature holds. */
export const listRevoked = operation('identity.sessions.revoked', {
  http: 'none',
  access: 'internal',
  summary: 'Tokens that were ended before their time',
  input: z.object({}),
  output: z.object({ revoked: z.array(z.object({ sessionId: uuid(), before: instant })) }),
  effect: 'read',
});

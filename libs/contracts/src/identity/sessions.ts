import { z } from 'zod';
import { operation } from '../define.js';
import { instant, uuid } from '../paging.js';
import { sessionRevoked } from './sign-in-events.js';

export const SignedInDevice = z.object({
  id: uuid(),
  /** The one that asks. */
  current: z.boolean(),
  /** Browser and system in words, `Chrome on Windows`; `Unknown device` where it named none. */
  device: z.string(),
  /** Address of the network it signed in from; null where it is not known. */
  network: z.string().nullable(),
  signedInAt: instant,
  /** Within fifteen minutes. */
  lastUsedAt: instant,
});
export type SignedInDevice = z.infer<typeof SignedInDevice>;

export const listSessions = operation('identity.sessions.list', {
  http: 'GET /api/identity/sessions',
  access: 'signed-in',
  summary: 'The devices I am signed in on, this one first, then by last use',
  input: z.object({}),
  output: z.object({ items: z.array(SignedInDevice) }),
  effect: 'read',
});

export const endSession = operation('identity.sessions.end', {
  http: 'DELETE /api/identity/sessions/:deviceSessionId',
  access: 'signed-in',
  summary: 'Sign one of my devices out; it is refused everywhere within five seconds',
  input: z.object({ deviceSessionId: uuid() }),
  output: z.object({}),
  effect: 'write',
  events: () => [sessionRevoked],
  success: 204,
  errors: ['resource.missing'],
});

export const endOtherSessions = operation('identity.sessions.endOthers', {
  http: 'POST /api/identity/sessions/end-others',
  access: 'signed-in',
  summary: 'Sign all my devices out but this one; they are refused everywhere within five seconds',
  input: z.object({}),
  output: z.object({ ended: z.int().nonnegative() }),
  effect: 'write',
  events: () => [sessionRevoked],
});

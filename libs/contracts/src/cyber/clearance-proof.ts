import { z } from 'zod';
import { uuid } from '../paging.js';
import { operation } from '../define.js';

/** What access in the onboarding of a person in cyber waits for. Never which clearance it is. */
export const clearanceProof = operation('cyber.clearance.proof', {
  http: 'none',
  access: 'internal',
  summary: 'Whether a verified clearance of a person is good today; never which one',
  input: z.object({ userId: uuid() }),
  output: z.object({ verified: z.boolean() }),
  effect: 'read',
});

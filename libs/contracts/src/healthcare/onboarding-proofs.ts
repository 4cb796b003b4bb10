import { z } from 'zod';
import { uuid } from '../paging.js';
import { operation } from '../define.js';

/** What the onboarding of a person in healthcare waits for. In no event. */
export const healthcareProofs = operation('healthcare.onboarding.proofs', {
  http: 'none',
  access: 'internal',
  summary:
    'Whether a person holds a valid license verified with its primary source, and has done this year’s HIPAA training',
  input: z.object({ userId: uuid() }),
  output: z.object({ licence: z.boolean(), hipaa: z.boolean() }),
  effect: 'read',
});

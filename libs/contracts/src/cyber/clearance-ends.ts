import { z } from 'zod';
import { operation } from '../define.js';

/** How many clearances are due, without whose they are. */
export const countClearanceEnds = operation('cyber.clearance.ends', {
  http: 'none',
  access: 'internal',
  summary: 'How many clearances are due within so many days each, and how many there are',
  input: z.object({ days: z.array(z.int().min(1).max(400)).max(5) }),
  output: z.object({ n: z.int().min(0), ending: z.array(z.object({ days: z.int(), count: z.int().min(0) })) }),
  effect: 'read',
});

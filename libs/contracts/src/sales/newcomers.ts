import { z } from 'zod';
import { operation } from '../define.js';
import { day, uuid } from '../paging.js';

/** What the onboarding of a person in sales waits for. */
export const methodologyProof = operation('sales.newcomers.methodology', {
  http: 'none',
  access: 'internal',
  summary: 'Whether a person has passed the quiz of a level of the sales methodology',
  input: z.object({ userId: uuid(), level: z.int().min(1).max(4) }),
  output: z.object({ passed: z.boolean() }),
  effect: 'read',
});

/** People one question for first wins may name. */
const MOST_PEOPLE = 500;

export const firstWins = operation('sales.newcomers.firstWins', {
  http: 'none',
  access: 'internal',
  summary: 'The day of the first deal each of these people won on or after a day; who has won none is left out',
  input: z.object({ people: z.array(z.object({ userId: uuid(), from: day })).max(MOST_PEOPLE) }),
  output: z.object({ wins: z.array(z.object({ userId: uuid(), wonOn: day })) }),
  effect: 'read',
});

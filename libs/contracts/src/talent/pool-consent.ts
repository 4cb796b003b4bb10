import { z } from 'zod';
import { operation } from '../define.js';
import { day } from '../paging.js';
import { candidateChanged } from './candidate-events.js';

/** Who may be found: people who look for work, and those who work here and may move. */
const findable = { audience: ['allTalent'] } as const;

const PoolConsent = z.object({
  /** Recruiters find the caller. */
  listed: z.boolean(),
  /** The last day they do; null unless they do. */
  until: day.nullable(),
  /** They may write to the caller. */
  messages: z.boolean(),
});

export const getPoolConsent = operation('talent.poolConsent.get', {
  http: 'GET /api/talent/pool-consent',
  access: findable,
  summary: 'Whether recruiters find me among the people who may be hired, and until when',
  input: z.object({}),
  output: PoolConsent,
  effect: 'read',
});

export const setPoolConsent = operation('talent.poolConsent.set', {
  http: 'PUT /api/talent/pool-consent',
  access: findable,
  summary: 'Let recruiters find me for a year from today, or no longer',
  input: z.object({ listed: z.boolean() }),
  output: PoolConsent,
  effect: 'write',
  events: () => [candidateChanged],
});

export const setPoolMessages = operation('talent.poolConsent.write', {
  http: 'PUT /api/talent/pool-consent/messages',
  access: findable,
  summary: 'Let recruiters who find me write to me, or not',
  input: z.object({ messages: z.boolean() }),
  output: PoolConsent,
  effect: 'write',
  events: () => [candidateChanged],
  errors: ['resource.missing'],
});

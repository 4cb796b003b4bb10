import { z } from 'zod';
import { event, job } from '../define.js';
import { uuid } from '../paging.js';
import { designPage } from './hiring-design.js';

/** A message to the pool was written, changed or removed. */
export const poolTemplateChanged = event(
  'talent.poolTemplate.changed',
  z.object({ poolTemplateId: uuid(), how: z.enum(['created', 'changed', 'removed']) }),
  { live: { to: 'organization', access: designPage, refetches: ['talent.poolTemplates.list'] } },
);

/** A message to people of the pool is on its way, has come further, or has reached everybody it was for. */
export const poolMailingChanged = event(
  'talent.poolMailing.changed',
  z.object({ poolMailingId: uuid(), sent: z.int(), total: z.int() }),
  {
    live: {
      to: 'organization',
      access: designPage,
      refetches: ['talent.poolMailings.get', 'talent.candidates.get'],
    },
  },
);

/** A recruiter writes to a person of the pool. */
export const candidateMessaged = event(
  'talent.candidate.messaged',
  z.object({ candidateId: uuid(), byId: uuid(), subject: z.string(), body: z.string() }),
);

/** Sends a message to the people of the pool it is for. */
export const sendPoolMailing = job('talent.poolMailings.send', z.object({ poolMailingId: uuid() }));

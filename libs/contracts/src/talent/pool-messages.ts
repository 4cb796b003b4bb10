import { z } from 'zod';
import { ruleOf } from '../access/gates.js';
import { uuids } from '../canonical.js';
import { operation } from '../define.js';
import { noContent, uuid, version } from '../paging.js';
import { designReader, hiringDesigner } from './hiring-design.js';
import { poolMailingChanged, poolTemplateChanged } from './pool-message-events.js';
import { LeftOut, MOST_RECIPIENTS, PoolMailing, PoolTemplate, poolWording } from './pool-message-shapes.js';

/** Who looks after the pool. */
const poolKeeper = ruleOf('talent.recruit.people');
const poolTemplateId = uuid('Please choose a message');
const candidateIds = uuids()
  .min(1, 'Please choose whom you write to')
  .max(MOST_RECIPIENTS, 'A hundred people at a time');

export const listPoolTemplates = operation('talent.poolTemplates.list', {
  http: 'GET /api/talent/pool-templates',
  access: designReader,
  summary: 'Messages recruiters can send to people of the pool, by name',
  input: z.object({}),
  output: z.object({ items: z.array(PoolTemplate) }),
  effect: 'read',
});

const changes = { access: hiringDesigner, effect: 'write' as const, events: () => [poolTemplateChanged] };

export const createPoolTemplate = operation('talent.poolTemplates.create', {
  http: 'POST /api/talent/pool-templates',
  summary: 'Write a message recruiters can send to people of the pool',
  input: z.object(poolWording),
  output: z.object({ poolTemplateId: uuid(), version }),
  ...changes,
  success: 201,
  errors: ['poolTemplate.full'],
});

export const changePoolTemplate = operation('talent.poolTemplates.change', {
  http: 'PUT /api/talent/pool-templates/:poolTemplateId',
  summary: 'Word a message to the pool anew; what was sent stays as it was read',
  input: z.object({ poolTemplateId, ...poolWording, version }),
  output: z.object({ version }),
  ...changes,
  errors: ['resource.missing', 'resource.stale'],
});

export const removePoolTemplate = operation('talent.poolTemplates.remove', {
  http: 'DELETE /api/talent/pool-templates/:poolTemplateId',
  summary: 'Remove a message to the pool; what was sent stays with the people',
  input: z.object({ poolTemplateId }),
  ...noContent,
  ...changes,
  errors: ['resource.missing'],
});

export const previewPoolMessage = operation('talent.poolTemplates.preview', {
  http: 'POST /api/talent/pool-templates/:poolTemplateId/preview',
  access: poolKeeper,
  summary: 'A message as the first of these people would read it, and who would not get it; nothing is sent',
  input: z.object({ poolTemplateId, candidateIds }),
  output: z.object({
    /** Who reads it so; null where nobody would get it. */
    personName: z.string().nullable(),
    subject: z.string(),
    body: z.string(),
    /** People it would be sent to. */
    recipients: z.int().min(0),
    leftOut: LeftOut,
  }),
  effect: 'read',
  errors: ['resource.missing'],
});

export const sendPoolMessage = operation('talent.poolMailings.start', {
  http: 'POST /api/talent/pool-mailings',
  access: poolKeeper,
  summary: 'Send a message to people of the pool; who no longer consents, or wants no messages, is left out',
  input: z.object({ poolTemplateId, candidateIds }),
  output: z.object({ poolMailingId: uuid() }),
  effect: 'write',
  events: () => [poolMailingChanged],
  success: 202,
  errors: ['resource.missing'],
});

export const getPoolMailing = operation('talent.poolMailings.get', {
  http: 'GET /api/talent/pool-mailings/:poolMailingId',
  access: poolKeeper,
  summary: 'How far a message to people of the pool has come, and who was left out',
  input: z.object({ poolMailingId: uuid() }),
  output: PoolMailing,
  effect: 'read',
  errors: ['resource.missing'],
});

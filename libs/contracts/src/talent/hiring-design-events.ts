import { z } from 'zod';
import type { Rule } from '../access/rule.js';
import { event } from '../define.js';
import { designPage, designReader } from './hiring-design.js';
import { messageEventKeys } from './message-shapes.js';
import { industries } from '../access/tables.js';
import { stageTypes } from './pipeline.js';

const changesOf = (read: string, access: Rule) => ({
  live: { to: 'organization' as const, access, refetches: [read] },
});

/** A reason for rejections was added, worded anew, retired or taken up again. */
export const rejectReasonChanged = event(
  'talent.rejectReason.changed',
  z.object({ key: z.string(), how: z.enum(['created', 'changed', 'retired', 'restored']) }),
  changesOf('talent.rejectReasons.list', designReader),
);

/** A message to applicants was worded anew, put back to an earlier version or taken out of use. */
export const messageChanged = event(
  'talent.message.changed',
  z.object({
    stage: z.enum(stageTypes),
    event: z.enum(messageEventKeys),
    number: z.int(),
    how: z.enum(['written', 'activated', 'retired']),
  }),
  changesOf('talent.messages.list', designPage),
);

/** A pipeline has a new version: positions that are opened from now on follow it. */
export const pipelineChanged = event(
  'talent.pipeline.changed',
  z.object({ industry: z.enum(industries), number: z.int() }),
  changesOf('talent.pipelines.list', designPage),
);

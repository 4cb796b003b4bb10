import { z } from 'zod';
import { uuid } from '../paging.js';
import { event, job } from '../define.js';
import { applicationSources } from './pipeline.js';
import { waitingParties } from './applications.js';
import { pipelineLive } from './pipeline-live.js';

const fact = z.object({
  applicationId: uuid(),
  positionId: uuid(),
  positionTitle: z.string(),
  userId: uuid(),
  hiringManagerId: uuid(),
  recruiterId: uuid(),
});

/** A person has entered the pipeline of a position. */
export const applicationStarted = event(
  'talent.application.started',
  fact.extend({ source: z.enum(applicationSources) }),
  pipelineLive,
);
export const applicationMoved = event(
  'talent.application.moved',
  fact.extend({ from: z.string(), to: z.string(), undone: z.boolean() }),
  pipelineLive,
);
export const applicationRejected = event('talent.application.rejected', fact, pipelineLive);
/** What the organization writes to the person, filled in; null where it has written nothing for this. */
const message = z.object({ subject: z.string(), body: z.string() });
/** The notice goes out to the person. */
export const applicationDeclined = event(
  'talent.application.declined',
  fact.extend({ text: z.string(), message: message.nullable() }),
  pipelineLive,
);
/** The person is written to about the stage they have come into. */
export const applicationMessaged = event('talent.application.messaged', fact.extend({ message }));
/** `told`: the person had read that they were not taken. */
export const applicationRestored = event(
  'talent.application.restored',
  fact.extend({ told: z.boolean() }),
  pipelineLive,
);
export const applicationHeld = event('talent.application.held', fact.extend({ onHold: z.boolean() }), pipelineLive);
/** A colleague reminds whom it waits for. */
export const applicationNudged = event(
  'talent.application.nudged',
  fact.extend({
    party: z.enum(waitingParties),
    byId: uuid(),
    awaitedIds: z.array(uuid()),
    message: message.nullable(),
  }),
  pipelineLive,
);
export const applicationWithdrawn = event('talent.application.withdrawn', fact, pipelineLive);

/** Writes to people who came into a stage, once their move can no longer be taken back. */
export const sendStageMessages = job('talent.applications.sendMessages', z.object({}), { everyMs: 60_000 });

/** Sends the notices of rejections that nobody has undone for a day. */
export const sendRejectNotices = job('talent.applications.sendNotices', z.object({}), { everyMs: 60_000 });

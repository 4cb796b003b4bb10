import { z } from 'zod';
import { uuid } from '../paging.js';
import { event, job } from '../define.js';
import { applicationSources } from './pipeline.js';
import { rejectNoticeKeys } from './rejections.js';
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
/** The chosen notice goes out to the person. */
export const applicationDeclined = event(
  'talent.application.declined',
  fact.extend({ notice: z.enum(rejectNoticeKeys) }),
  pipelineLive,
);
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
  fact.extend({ party: z.enum(waitingParties), byId: uuid(), awaitedIds: z.array(uuid()) }),
  pipelineLive,
);
export const applicationWithdrawn = event('talent.application.withdrawn', fact, pipelineLive);

/** Sends the notices of rejections that nobody has undone for a day. */
export const sendRejectNotices = job('talent.applications.sendNotices', z.object({}), { everyMs: 60_000 });

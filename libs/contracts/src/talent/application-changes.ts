import { z } from 'zod';
import { uuids } from '../canonical.js';
import { operation } from '../define.js';
import { version, uuid } from '../paging.js';
import { rejectNoticeKeys } from './rejections.js';
import { reasonKey } from './reject-reasons.js';
import { pipelineKeeper } from './interviews.js';
import {
  applicationMoved,
  applicationRejected,
  applicationRestored,
  applicationHeld,
  applicationNudged,
  applicationWithdrawn,
} from './application-events.js';
import { prose } from '../text.js';

/** Applications of one bulk change at most. */
export const MOST_AT_ONCE = 100;

const note = prose().max(500).optional();
const applicationIds = uuids().min(1, 'Please choose somebody').max(MOST_AT_ONCE, 'Please choose at most 100 at once');
/** What was not done, with the text people read. */
const refused = z.array(z.object({ applicationId: uuid(), personName: z.string(), text: z.string() }));
const moving = [
  'application.closed',
  'application.seat',
  'application.stage',
  'application.hired',
  'application.interviews',
  'application.requirement',
  'application.offer',
] as const;

export const moveApplication = operation('talent.applications.move', {
  http: 'POST /api/talent/applications/:applicationId/move',
  access: pipelineKeeper,
  summary:
    'Move somebody to another stage; an offer needs a completed interview with every scorecard, and a note where a hard requirement is not met',
  input: z.object({ applicationId: uuid(), stageKey: z.string().max(60), note, version: version.optional() }),
  output: z.object({ stageKey: z.string(), stageName: z.string(), version }),
  effect: 'write',
  events: () => [applicationMoved],
  errors: ['resource.missing', 'resource.stale', ...moving],
});

export const moveApplications = operation('talent.applications.moveAll', {
  http: 'POST /api/talent/applications/moves',
  access: pipelineKeeper,
  summary: 'Move several people to a stage by its key; who may not go there stays, with the reason',
  input: z.object({ applicationIds, stageKey: z.string().max(60), note }),
  output: z.object({ moved: z.array(uuid()), refused }),
  effect: 'write',
  events: () => [applicationMoved],
  errors: ['resource.missing'],
});

export const undoMoves = operation('talent.applications.undo', {
  http: 'POST /api/talent/applications/undone-moves',
  access: pipelineKeeper,
  summary: 'Take back my own last move of these people, within seconds; days in stage count on as before',
  input: z.object({ applicationIds }),
  output: z.object({ undone: z.array(uuid()) }),
  effect: 'write',
  events: () => [applicationMoved],
  errors: ['resource.missing', 'application.undo'],
});

export const rejectApplications = operation('talent.applications.reject', {
  http: 'POST /api/talent/applications/rejections',
  access: pipelineKeeper,
  summary: 'Reject people with a reason; its notice reaches them a day later, and until then it can be undone',
  input: z.object({
    applicationIds,
    /** The key of a reason in use. */
    reason: reasonKey,
    notice: z.enum(rejectNoticeKeys, 'Please choose what they read').default('send'),
    note,
  }),
  output: z.object({ rejected: z.array(uuid()), refused }),
  effect: 'write',
  events: () => [applicationRejected],
  errors: ['resource.missing', 'reason.retired'],
});

export const restoreApplications = operation('talent.applications.restore', {
  http: 'POST /api/talent/applications/restorations',
  access: pipelineKeeper,
  summary: 'Undo rejections: silently before the notice went out, as a reversal within 30 days',
  input: z.object({ applicationIds }),
  output: z.object({ restored: z.array(uuid()), refused }),
  effect: 'write',
  events: () => [applicationRestored],
  errors: ['resource.missing', 'application.final', 'application.again'],
});

export const holdApplication = operation('talent.applications.hold', {
  http: 'POST /api/talent/applications/:applicationId/hold',
  access: pipelineKeeper,
  summary: 'Put an application on hold, or take it up again',
  input: z.object({ applicationId: uuid(), onHold: z.boolean(), note }),
  output: z.object({ version }),
  effect: 'write',
  events: () => [applicationHeld],
  errors: ['resource.missing', 'application.closed', 'application.offer', 'application.again'],
});

export const withdrawApplication = operation('talent.applications.withdraw', {
  http: 'POST /api/talent/applications/:applicationId/withdraw',
  access: pipelineKeeper,
  summary: 'Note that somebody no longer wants the position, and how they said so',
  input: z.object({
    applicationId: uuid(),
    note: prose().min(1, 'Please note why they withdraw').max(500),
  }),
  output: z.object({ version }),
  effect: 'write',
  events: () => [applicationWithdrawn],
  errors: ['resource.missing', 'application.closed', 'application.offer'],
});

export const nudgeApplication = operation('talent.applications.nudge', {
  http: 'POST /api/talent/applications/:applicationId/nudge',
  access: pipelineKeeper,
  summary: 'Remind whom an application waits for; once within 24 hours',
  input: z.object({ applicationId: uuid() }),
  output: z.object({ version, /** Whom it reminded. */ waitingNames: z.array(z.string()) }),
  effect: 'write',
  events: () => [applicationNudged],
  errors: ['resource.missing', 'application.awaited', 'application.nudged'],
});

import { z } from 'zod';
import { event, job } from '../define.js';
import { instant, uuid } from '../paging.js';
import { pipelineReads } from './pipeline-live.js';

const about = {
  interviewId: uuid(),
  applicationId: uuid(),
  /** The person interviewed. */
  userId: uuid(),
  positionTitle: z.string(),
  interviewerIds: z.array(uuid()),
};
const live = {
  live: {
    to: 'organization' as const,
    access: 'signed-in' as const,
    refetches: [
      ...pipelineReads,
      'talent.interviews.list',
      'talent.interviews.mine',
      'talent.myApplications.list',
      'talent.myJourney.get',
    ],
  },
};

export const interviewProposed = event('talent.interview.proposed', z.object(about), live);
export const interviewScheduled = event(
  'talent.interview.scheduled',
  z.object({ ...about, start: instant, proposedById: uuid().nullable() }),
  live,
);
export const interviewCompleted = event('talent.interview.completed', z.object(about), live);
export const interviewMissed = event(
  'talent.interview.missed',
  z.object({ ...about, proposedById: uuid().nullable() }),
  live,
);
/** `was`: how far it had come, and with that who counted on it. */
export const interviewCancelled = event(
  'talent.interview.cancelled',
  z.object({ ...about, was: z.enum(['proposed', 'scheduled']) }),
  live,
);
/** Other slots were offered. `was`: how far it had come, and with that who counted on it. */
export const interviewRescheduled = event(
  'talent.interview.rescheduled',
  z.object({ ...about, was: z.enum(['proposed', 'scheduled']), proposedById: uuid().nullable() }),
  live,
);
/** It begins within a day. Told once for each time that is set. */
export const interviewNear = event('talent.interview.near', z.object({ ...about, start: instant }));
/** `missing`: scorecards of the interview that are still to come. */
export const scorecardSubmitted = event(
  'talent.scorecard.submitted',
  z.object({ ...about, missing: z.int(), proposedById: uuid().nullable() }),
  live,
);
/** `missingIds`: interviewers who still owe theirs. */
export const scorecardsOverdue = event(
  'talent.scorecards.overdue',
  z.object({ ...about, missingIds: z.array(uuid()) }),
  live,
);

export const watchInterviews = job('talent.interviews.remind', z.object({}), { everyMs: 60_000 });
export const watchScorecards = job('talent.interviews.watch', z.object({}), { everyMs: 60_000 });

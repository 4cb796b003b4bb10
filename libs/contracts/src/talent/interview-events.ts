import { z } from 'zod';
import { event, job } from '../define.js';
import { instant, uuid } from '../paging.js';
import { interviewKinds } from './interview-states.js';
import { pipelineReads } from './pipeline-live.js';

/** What of an interview with a time stands in calendars. */
const Appointment = z.object({
  start: instant,
  end: instant,
  location: z.string(),
  kind: z.enum(interviewKinds),
  /** Counts changes of the interview. */
  sequence: z.number(),
});
export type Appointment = z.infer<typeof Appointment>;

const about = {
  interviewId: uuid(),
  applicationId: uuid(),
  /** The person interviewed. */
  userId: uuid(),
  positionTitle: z.string(),
  interviewerIds: z.array(uuid()),
  /** The time that is set, or was until now; absent where none is. */
  appointment: Appointment.optional(),
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
      'talent.scheduling.get',
      'talent.scheduling.week',
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
/** A colleague holds it in place of another one. */
export const interviewerReplaced = event(
  'talent.interview.replaced',
  z.object({ ...about, formerId: uuid(), interviewerId: uuid() }),
  live,
);
/** It begins within so many hours: a day, or one. Told once for each of them and each time that is set. */
export const interviewNear = event(
  'talent.interview.near',
  z.object({
    ...about,
    start: instant,
    /** Absent in what was told before there was more than one. */ hours: z.number().optional(),
  }),
);
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

import { z } from 'zod';
import { ruleOf } from '../access/gates.js';
import { uuids } from '../canonical.js';
import { days } from '../dates.js';
import { operation } from '../define.js';
import { day, instant, uuid } from '../paging.js';
import { mayDo } from '../record-may.js';
import { interviewActions } from './interviews.js';
import { MAX_INTERVIEWERS, interviewKinds, interviewStateKeys } from './interview-states.js';

/** Who sees interviews being arranged: the hiring team, each as far as their reach goes. */
const access = ruleOf('talent.recruit');

/** People and bookings of one answer at most. */
export const MOST_TO_SCHEDULE = 100;

const about = { applicationId: uuid(), personName: z.string(), positionTitle: z.string() };

const ToSchedule = z.object({
  ...about,
  /** What its pipeline calls the stage. */
  stage: z.string(),
  daysInStage: z.int().min(0),
  slaDays: z.int(),
  may: mayDo(['propose']),
});
export type ToSchedule = z.infer<typeof ToSchedule>;

/** Why a booking no longer holds: an interviewer is not free any more, or has left; nobody picked a slot in time. */
export const brokenReasons = ['busy', 'left', 'unanswered'] as const;
export type BrokenReason = (typeof brokenReasons)[number];
export const brokenReasonLabels: Record<BrokenReason, string> = {
  busy: 'Not free any more',
  left: 'Works here no more',
  unanswered: 'No slot was picked in time',
};

const BrokenBooking = z.object({
  ...about,
  interviewId: uuid(),
  kind: z.enum(interviewKinds),
  status: z.enum(interviewStateKeys),
  minutes: z.int(),
  location: z.string(),
  start: instant.nullable(),
  reason: z.enum(brokenReasons),
  /** Who cannot hold it; empty where nobody picked a slot. */
  people: z.array(z.object({ userId: uuid(), name: z.string() })),
  interviewers: z.array(z.object({ userId: uuid(), name: z.string() })),
  may: mayDo(interviewActions),
});
export type BrokenBooking = z.infer<typeof BrokenBooking>;

const OverdueCard = z.object({
  ...about,
  interviewId: uuid(),
  /** Who owes it. */
  interviewerName: z.string(),
  cardsDueAt: instant,
});

/** Parts of the product that were not there to say when people are busy. */
const missing = z.array(z.enum(['healthcare', 'productivity']));

export const getScheduling = operation('talent.scheduling.get', {
  http: 'GET /api/talent/scheduling',
  access,
  summary: 'Who waits for an interview to be arranged, which bookings no longer hold, and which scorecards are overdue',
  input: z.object({}),
  output: z.object({
    toSchedule: z.array(ToSchedule),
    broken: z.array(BrokenBooking),
    overdueCards: z.array(OverdueCard),
    missing,
  }),
  effect: 'read',
});

/** What takes a person's time. */
export const takenKinds = ['interview', 'shift', 'leave', 'calendar'] as const;
export const takenKindLabels: Record<(typeof takenKinds)[number], string> = {
  interview: 'Interview',
  shift: 'Shift',
  leave: 'Leave',
  calendar: 'Busy',
};

const TakenSpan = z.object({
  userId: uuid(),
  kind: z.enum(takenKinds),
  start: instant,
  end: instant,
  /** Whom an interview is with; null for anything else and beyond the caller's reach. */
  personName: z.string().nullable(),
});
export type TakenSpan = z.infer<typeof TakenSpan>;

const Lane = z.object({
  userId: uuid(),
  name: z.string(),
  /** IANA name. */
  timezone: z.string(),
  /** Interviews they hold in the week. */
  interviews: z.int().min(0),
});
export type Lane = z.infer<typeof Lane>;

const FreeSpan = z.object({ start: instant, end: instant });

export const getSchedulingWeek = operation('talent.scheduling.week', {
  http: 'POST /api/talent/scheduling/week',
  access,
  summary:
    'A week of interviewers: what takes their time, and when all of them and the person of an application are free',
  input: z.object({
    /** A day of the week; the present one where absent. */
    week: days.appointed.optional(),
    /** Whose interview is to be arranged; the times are free for that person as well. */
    applicationId: uuid().optional(),
    /** Who is to hold it; whoever held the last one for the position where absent, else its hiring manager. */
    interviewerIds: uuids().max(MAX_INTERVIEWERS, 'Eight people interview at most').optional(),
    minutes: z.int().min(15, 'At least 15 minutes').max(480, 'At most 8 hours').default(60),
  }),
  output: z.object({
    /** Working days of the week, and days of its end with interviews. */
    days: z.array(day),
    today: day,
    /** IANA name of the organization's clocks. */
    timezone: z.string(),
    application: z
      .object({
        ...about,
        stage: z.string(),
        /** IANA name of the person's clocks. */
        timezone: z.string(),
        may: mayDo(['propose']),
      })
      .nullable(),
    people: z.array(Lane),
    taken: z.array(TakenSpan),
    /** When everybody is free for as long as that, the time between two appointments included. */
    free: z.array(FreeSpan),
    /** Slots within these times, spread over the days; fewer than three where there are no more. */
    proposed: z.array(instant),
    missing,
  }),
  effect: 'read',
  errors: ['resource.missing'],
});

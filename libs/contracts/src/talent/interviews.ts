import { z } from 'zod';
import { forAudience, type Rule } from '../access/rule.js';
import { uuids } from '../canonical.js';
import { operation } from '../define.js';
import { instants } from '../dates.js';
import { instant, noContent, uuid } from '../paging.js';
import {
  BEST_RATING,
  MAX_INTERVIEWERS,
  interviewKinds,
  interviewStateKeys,
  MAX_SLOTS,
  MIN_SLOTS,
  recommendations,
} from './interview-states.js';
import {
  interviewProposed,
  interviewCompleted,
  interviewScheduled,
  interviewMissed,
  interviewCancelled,
  interviewRescheduled,
  interviewerReplaced,
  scorecardSubmitted,
} from './interview-events.js';
import { mayDo } from '../record-may.js';
import { lineText, prose } from '../text.js';

/** Who reads how people come along in a pipeline: the hiring team, each as far as their reach goes. */
export const hiringReader: Rule = { module: ['talent'], ...forAudience('hiringTeam', 'admin') };
/** Who moves them along. */
export const pipelineKeeper: Rule = { module: ['talent'], permission: ['MANAGE_PIPELINE'] };
/** People who can be asked to interview. */
const interviewer = forAudience('internalTeam', 'admin');

const Rating = z.object({ skillId: uuid(), rating: z.int().min(1).max(BEST_RATING) });
const Scorecard = z.object({
  interviewerName: z.string(),
  ratings: z.array(Rating),
  recommendation: z.enum(recommendations),
  notes: z.string(),
  submittedAt: instant,
});
export type Scorecard = z.infer<typeof Scorecard>;
const Skill = z.object({ id: uuid(), name: z.string() });

const when = {
  kind: z.enum(interviewKinds),
  location: z.string(),
  minutes: z.int(),
  start: instant.nullable(),
  end: instant.nullable(),
  status: z.enum(interviewStateKeys),
};

/** What becomes of an interview; `pick` records the slot somebody from outside has chosen. */
export const interviewActions = ['pick', 'complete', 'miss', 'reschedule', 'replace', 'cancel'] as const;
export type InterviewAction = (typeof interviewActions)[number];
/** What who holds an interview says of it. */
export const holderActions = ['complete', 'miss'] as const satisfies readonly InterviewAction[];

export const Interview = z.object({
  id: uuid(),
  version: z.int(),
  ...when,
  /** When it could begin, earliest first. */
  slots: z.array(instant),
  interviewers: z.array(z.object({ userId: uuid(), name: z.string(), submitted: z.boolean() })),
  note: z.string().nullable(),
  /** When every scorecard should be in; null until a slot is picked. */
  cardsDueAt: instant.nullable(),
  cards: z.array(Scorecard),
  /** Cards of others that stay closed until the caller's own is in. */
  hiddenCards: z.int(),
  /** The caller still owes a scorecard. */
  mineIsDue: z.boolean(),
  may: mayDo(interviewActions),
});
export type Interview = z.infer<typeof Interview>;

export const listInterviews = operation('talent.interviews.list', {
  http: 'GET /api/talent/applications/:applicationId/interviews',
  access: hiringReader,
  summary: 'Interviews of an application with their scorecards, as far as the caller may see them',
  input: z.object({ applicationId: uuid() }),
  output: z.object({
    items: z.array(Interview),
    /** What the position asks for, and what its pipeline has rated: what a scorecard can rate. */
    skills: z.array(Skill),
    /** What interviewers are told to look at; empty for nothing. */
    guidance: z.string(),
    /** An interview took place, none is to come, and every scorecard is in. */
    settled: z.boolean(),
    /** The person chooses on a screen of their own; the choice of others is recorded for them. */
    answersHere: z.boolean(),
    may: mayDo(['propose', 'record']),
  }),
  effect: 'read',
  errors: ['resource.missing'],
});

export const MyInterview = z.object({
  id: uuid(),
  applicationId: uuid(),
  personName: z.string(),
  positionTitle: z.string(),
  ...when,
  cardsDueAt: instant.nullable(),
  /** The scorecard can be written, and is missing. */
  due: z.boolean(),
  overdue: z.boolean(),
  skills: z.array(Skill),
  /** What interviewers are told to look at; empty for nothing. */
  guidance: z.string(),
  may: mayDo(holderActions),
});
export type MyInterview = z.infer<typeof MyInterview>;

export const listMyInterviews = operation('talent.interviews.mine', {
  http: 'GET /api/talent/interviews/mine',
  access: interviewer,
  summary: 'Interviews I hold: missing scorecards first, then what is to come',
  input: z.object({}),
  output: z.object({ items: z.array(MyInterview) }),
  effect: 'read',
});

const interviewerIds = uuids()
  .min(1, 'Please choose who interviews')
  .max(MAX_INTERVIEWERS, 'Eight people interview at most');
const slots = z
  .array(instants.appointed)
  .min(MIN_SLOTS, 'Please offer at least three slots')
  .max(MAX_SLOTS, 'Ten slots are enough');
const location = lineText().max(200).default('');

export const proposeInterview = operation('talent.interviews.propose', {
  http: 'POST /api/talent/applications/:applicationId/interviews',
  access: pipelineKeeper,
  summary: 'Offer the person at least three slots for an interview to choose from',
  input: z.object({
    applicationId: uuid(),
    kind: z.enum(interviewKinds),
    interviewerIds,
    location,
    minutes: z.int().min(15, 'At least 15 minutes').max(480, 'At most 8 hours').default(60),
    slots,
  }),
  output: z.object({ id: uuid() }),
  effect: 'write',
  events: () => [interviewProposed],
  success: 201,
  errors: [
    'resource.missing',
    'interview.application',
    'interview.people',
    'interview.past',
    'interview.slots',
    'interview.overlap',
    'interview.buffer',
    'interview.away',
  ],
});

export const recordInterview = operation('talent.interviews.record', {
  http: 'POST /api/talent/applications/:applicationId/interviews/held',
  access: pipelineKeeper,
  summary: 'Record an interview that took place, so that its scorecards can be written',
  input: z.object({
    applicationId: uuid(),
    kind: z.enum(interviewKinds),
    interviewerIds,
    location,
    start: instants.noticed,
    minutes: z.int().min(15, 'At least 15 minutes').max(480, 'At most 8 hours').default(60),
  }),
  output: z.object({ id: uuid() }),
  effect: 'write',
  events: () => [interviewCompleted],
  success: 201,
  errors: ['resource.missing', 'interview.application', 'interview.people', 'interview.future', 'interview.overlap'],
});

const slotErrors = [
  'resource.missing',
  'interview.transition',
  'interview.slot',
  'interview.past',
  'interview.overlap',
  'interview.buffer',
] as const;

export const pickSlot = operation('talent.interviews.pick', {
  http: 'POST /api/talent/interviews/:interviewId/slot',
  access: 'signed-in',
  summary: 'Pick one of the slots I was offered for an interview',
  input: z.object({ interviewId: uuid(), start: instants.appointed }),
  output: z.object({ start: instant, end: instant }),
  effect: 'write',
  events: () => [interviewScheduled],
  errors: slotErrors,
});

export const recordSlot = operation('talent.interviews.recordSlot', {
  http: 'POST /api/talent/interviews/:interviewId/recorded-slot',
  access: pipelineKeeper,
  summary: 'Record the slot somebody from outside has chosen, with a note of how they said so',
  input: z.object({
    interviewId: uuid(),
    start: instants.appointed,
    note: prose().min(1, 'Please note how they told you').max(500),
  }),
  output: z.object({ start: instant, end: instant }),
  effect: 'write',
  events: () => [interviewScheduled],
  errors: [...slotErrors, 'interview.theirs'],
});

export const completeInterview = operation('talent.interviews.complete', {
  http: 'POST /api/talent/interviews/:interviewId/complete',
  access: interviewer,
  summary: 'Say that an interview took place, once it has begun',
  input: z.object({ interviewId: uuid() }),
  ...noContent,
  effect: 'write',
  events: () => [interviewCompleted],
  errors: ['resource.missing', 'interview.transition', 'interview.early'],
});

export const missInterview = operation('talent.interviews.miss', {
  http: 'POST /api/talent/interviews/:interviewId/no-show',
  access: interviewer,
  summary: 'Say that the person did not come to an interview, once it has begun',
  input: z.object({ interviewId: uuid() }),
  ...noContent,
  effect: 'write',
  events: () => [interviewMissed],
  errors: ['resource.missing', 'interview.transition', 'interview.early'],
});

export const cancelInterview = operation('talent.interviews.cancel', {
  http: 'POST /api/talent/interviews/:interviewId/cancel',
  access: pipelineKeeper,
  summary: 'Cancel an interview that has not taken place, with a reason everybody in it reads',
  input: z.object({
    interviewId: uuid(),
    reason: prose().min(1, 'Please give a reason: everybody in it will read it').max(500),
  }),
  ...noContent,
  effect: 'write',
  events: () => [interviewCancelled],
  errors: ['resource.missing', 'interview.transition'],
});

export const rescheduleInterview = operation('talent.interviews.reschedule', {
  http: 'POST /api/talent/interviews/:interviewId/reschedule',
  access: pipelineKeeper,
  summary:
    'Offer other slots for an interview that has not taken place, held by the same people, with a reason for all',
  input: z.object({
    interviewId: uuid(),
    slots,
    location: location.removeDefault(),
    reason: prose().min(1, 'Please give a reason: everybody in it will read it').max(500),
  }),
  ...noContent,
  effect: 'write',
  events: () => [interviewRescheduled],
  errors: [
    'resource.missing',
    'interview.application',
    'interview.transition',
    'interview.past',
    'interview.slots',
    'interview.overlap',
    'interview.buffer',
    'interview.away',
  ],
});

export const replaceInterviewer = operation('talent.interviews.replace', {
  http: 'POST /api/talent/interviews/:interviewId/interviewers',
  access: pipelineKeeper,
  summary: 'Let a colleague hold an interview in place of another one; the time and everybody else in it stay',
  input: z.object({
    interviewId: uuid(),
    /** Who no longer holds it. */
    formerId: uuid(),
    /** Who does from now on. */
    interviewerId: uuid('Please choose a colleague'),
  }),
  ...noContent,
  effect: 'write',
  events: () => [interviewerReplaced],
  errors: [
    'resource.missing',
    'interview.transition',
    'interview.people',
    'interview.overlap',
    'interview.buffer',
    'interview.away',
  ],
});

export const submitScorecard = operation('talent.interviews.submitScorecard', {
  http: 'POST /api/talent/interviews/:interviewId/scorecards',
  access: interviewer,
  summary: 'Submit my scorecard of an interview I held; it stays as it is and opens those of the others',
  input: z.object({
    interviewId: uuid(),
    ratings: z.array(Rating).max(20).default([]),
    recommendation: z.enum(recommendations),
    notes: prose().min(1, 'Please say what you found').max(4000),
  }),
  ...noContent,
  effect: 'write',
  events: () => [scorecardSubmitted],
  errors: ['resource.missing', 'interview.notHeld', 'interview.submitted', 'interview.skill'],
});

import { z } from 'zod';
import { ruleOf } from '../access/gates.js';
import { industries } from '../access/tables.js';
import { boardOf } from '../board.js';
import { event, operation, type Output } from '../define.js';
import { csvExport } from '../csv-export.js';
import { listInput } from '../list-input.js';
import { day, instant, listOf, version, uuid } from '../paging.js';
import { mayOf } from '../record-may.js';
import { applicationSources, applicationStatuses, Stage, stageTypes } from './pipeline.js';
import { hardRequirementTypes } from './seats.js';
import { hiringReader } from './interviews.js';
import { MatchPart } from './match-part.js';
import { pipelineLive } from './pipeline-live.js';
import { label } from '../text.js';

/** How long a person has been in a stage: `late` after its days, `overdue` after twice as many. */
export const stageAges = ['fresh', 'late', 'overdue'] as const;
export type StageAge = (typeof stageAges)[number];
export const stageAgeLabels: Record<StageAge, string> = { fresh: 'In time', late: 'Late', overdue: 'Far too long' };

/** Whose turn it is. */
export const waitingParties = ['recruiter', 'manager', 'interviewer', 'candidate'] as const;
export type WaitingParty = (typeof waitingParties)[number];
export const waitingPartyLabels: Record<WaitingParty, string> = {
  recruiter: 'Recruiter',
  manager: 'Hiring manager',
  interviewer: 'Interviewer',
  candidate: 'Candidate',
};
/** Filters by whose turn it is; `me` is the caller in whichever part they have. */
export const waitingFilters = ['me', 'candidate', 'interviewer'] as const;

/**
 * Applications by what they count to. `all`: every one, whatever became of it. `way`: of people on their way into a seat that takes people; `late` those past the
 * days of their stage; `new`: in the pipeline, and younger than a week; of the pipeline too `scorecard`, `interview` and
 * `offer`: a scorecard overdue, an interview today, an offer out.
 */
export const applicationShows = {
  all: 'All, ended ones too',
  way: 'On their way',
  late: 'Late in their stage',
  new: 'New in the last 7 days',
  scorecard: 'Scorecard overdue',
  interview: 'Interview today',
  offer: 'Offer out',
} as const;
export type ApplicationShow = keyof typeof applicationShows;

/** `pending`: held, but not verified yet. `unchecked`: nothing here can tell. */
export const requirementStates = ['met', 'pending', 'expired', 'missing', 'unchecked'] as const;
export type RequirementState = (typeof requirementStates)[number];

export const Requirement = z.object({
  type: z.enum(hardRequirementTypes),
  value: z.string(),
  state: z.enum(requirementStates),
  /** Verified with its issuer, or by its document. */
  method: z.enum(['primary_source', 'document']).nullable(),
});
export type Requirement = z.infer<typeof Requirement>;

/** What else may be done with an application. */
export const applicationActions = ['hold', 'resume', 'reject', 'withdraw', 'nudge'] as const;

export const PipelineCard = z.object({
  id: uuid(),
  version,
  userId: uuid(),
  personName: z.string(),
  personTitle: z.string(),
  positionId: uuid(),
  positionTitle: z.string(),
  department: z.string(),
  industry: z.enum(industries),
  source: z.enum(applicationSources),
  status: z.enum(applicationStatuses),
  /** Names the stages it may stand in: one of the answer's `pipelines`. */
  pipelineId: uuid(),
  stageKey: z.string(),
  stageName: z.string(),
  stageType: z.enum(stageTypes),
  appliedAt: instant,
  daysInStage: z.int(),
  /** Days somebody may wait in the stage. */
  slaDays: z.int(),
  age: z.enum(stageAges),
  /**
   * 0 to 100, whole: required skills weighted, each counted up to its required level. Sorts and explains, never excludes.
   * Null where nothing is required, and for whoever asked that no score sorts them: their parts are there all the same.
   */
  match: z.int().nullable(),
  parts: z.array(MatchPart),
  /** Gates, not points. */
  requirements: z.array(Requirement),
  nextInterviewAt: instant.nullable(),
  /** Null where nothing is awaited: on hold, closed, hired. */
  waitingFor: z.enum(waitingParties).nullable(),
  waitingForMe: z.boolean(),
  /** Whom it waits for, by name; nobody where nobody owes anything, such as before an interview that is planned. */
  waitingNames: z.array(z.string()),
  /** When they were last reminded of it by a colleague. */
  nudgedAt: instant.nullable(),
  /** `to`: keys of stages of its pipeline. */
  may: mayOf(z.string(), applicationActions),
});
export type PipelineCard = z.infer<typeof PipelineCard>;

const Pipeline = z.object({ id: uuid(), stages: z.array(Stage) });
export type Pipeline = z.infer<typeof Pipeline>;

const filters = {
  positionId: uuid().optional(),
  industry: z.enum(industries).optional(),
  search: label().max(100).optional(),
  waiting: z.enum(waitingFilters).optional(),
  /** Only positions the caller recruits or hires for. */
  mine: z.stringbool().optional(),
};

/** Cards of one column at most; the rest is in the table. */
export const COLUMN_CARDS = 40;

export const getPipelineBoard = operation('talent.applications.board', {
  http: 'GET /api/talent/applications/board',
  access: hiringReader,
  summary:
    'The pipeline of one position or of all I may see: people by stage with match, days in stage, next interview and whose turn it is',
  input: z.object(filters),
  /** A column is a stage where all cards share a pipeline, otherwise a type of stage. */
  output: boardOf(z.string(), PipelineCard, {
    title: z.string(),
    type: z.enum(stageTypes),
    /** Days somebody may wait in it; null where its stages differ. */
    slaDays: z.int().nullable(),
    /** People a position should have in it at most; null where its stages differ, or none says. */
    maxPeople: z.int().nullable(),
    late: z.int(),
    overdue: z.int(),
  }).extend({
    pipelines: z.array(Pipeline),
    /** People still in the pipeline of a seat that is filled, over all positions I may see: they wait for an answer. */
    remaining: z.int(),
  }),
  effect: 'read',
});

const listFilters = {
  ...filters,
  status: z.enum(applicationStatuses).optional(),
  stageType: z.enum(stageTypes).optional(),
  age: z.enum(stageAges).optional(),
  show: z.enum(Object.keys(applicationShows) as [ApplicationShow, ...ApplicationShow[]]).optional(),
  /** Those under way whose position asks for a licence, by where theirs stands. */
  license: z.enum(requirementStates).optional(),
};

export const listApplications = operation('talent.applications.list', {
  http: 'GET /api/talent/applications',
  access: hiringReader,
  summary: 'Applications I may see with stage, match, days in stage and whose turn it is',
  input: z.object({
    ...listInput(['personName', 'positionTitle', 'stage', 'match', 'daysInStage', 'appliedAt', 'nextInterviewAt']),
    ...listFilters,
  }),
  output: listOf(PipelineCard).extend({ pipelines: z.array(Pipeline) }),
  effect: 'read',
});

/** What an entry of the history says happened; a move where it says nothing. */
export const entryKinds = ['rejected', 'restored', 'held', 'resumed', 'withdrawn'] as const;
export const entryKindLabels: Record<(typeof entryKinds)[number], string> = {
  rejected: 'Rejected',
  restored: 'Taken up again after a rejection',
  held: 'Put on hold',
  resumed: 'Taken up again',
  withdrawn: 'Withdrawn',
};

export const getApplication = operation('talent.applications.get', {
  http: 'GET /api/talent/applications/:applicationId',
  access: hiringReader,
  summary: 'One application with its match, hard requirements and history, newest first',
  input: z.object({ applicationId: uuid() }),
  output: PipelineCard.extend({
    stages: z.array(Stage),
    location: z.string(),
    recruiterName: z.string(),
    hiringManagerName: z.string(),
    positionStatus: z.enum(['open', 'on_hold', 'filled', 'closed']),
    rejectReason: z.string().nullable(),
    /** What the person reads; null where nothing is sent. */
    noticeText: z.string().nullable(),
    /** When the notice goes out or went out. */
    noticeAt: instant.nullable(),
    noticeSent: z.boolean(),
    /** A rejection may still be reversed. */
    reversible: z.boolean(),
    history: z.array(
      z.object({
        kind: z.enum(entryKinds).nullable(),
        from: z.string().nullable(),
        to: z.string(),
        byName: z.string(),
        at: instant,
        note: z.string().nullable(),
      }),
    ),
    /** What they answered when they applied. */
    answers: z.array(z.object({ question: z.string(), answer: z.string() })),
  }),
  effect: 'read',
  errors: ['resource.missing'],
});
export type ApplicationDetail = Output<typeof getApplication>;

export const listRemaining = operation('talent.applications.remaining', {
  http: 'GET /api/talent/applications/remaining',
  access: hiringReader,
  summary: 'People still in the pipeline of a seat that is filled: proposed for rejection, which a recruiter confirms',
  input: z.object({ positionId: filters.positionId, industry: filters.industry }),
  output: z.object({
    /** As many as are rejected at once, those who applied first at the top. */
    items: z.array(PipelineCard),
    total: z.int().min(0),
  }),
  effect: 'read',
});

export const getLicences = operation('talent.applications.licences', {
  http: 'GET /api/talent/applications/licences',
  access: ruleOf('healthcare.talent.recruit'),
  summary:
    'How many people under way in healthcare have the license their position asks for, and how many still lack it',
  input: z.object({ mine: filters.mine }),
  output: z.object({ met: z.int(), pending: z.int(), expired: z.int(), missing: z.int(), unchecked: z.int() }),
  effect: 'read',
});

export const exportApplications = operation(
  'talent.applications.export',
  csvExport(listApplications, {
    access: { ...hiringReader, permission: ['EXPORT_DATA'] },
    summary: 'Applications I may see as a CSV file, at most 4,000 rows; filters narrow it down',
    rows: listFilters,
  }),
);

/** A person accepted an offer: the application is hired and the seat is theirs from `startDate` on. */
export const applicationHired = event(
  'talent.application.hired',
  z.object({
    applicationId: uuid(),
    positionId: uuid(),
    positionTitle: z.string(),
    department: z.string(),
    industry: z.enum(industries),
    userId: uuid(),
    source: z.enum(applicationSources),
    startDate: day,
    hiringManagerId: uuid(),
    recruiterId: uuid(),
  }),
  pipelineLive,
);

import { z } from 'zod';
import { ruleOf } from '../access/gates.js';
import { forAudience, inModule, may } from '../access/rule.js';
import { industries } from '../access/tables.js';
import { csvExport } from '../csv-export.js';
import { operation } from '../define.js';
import { listInput } from '../list-input.js';
import { day, instant, listOf, uuid, version } from '../paging.js';
import { label, prose } from '../text.js';
import { applicationRestored, applicationStarted, applicationWithdrawn } from './application-events.js';
import { candidateChanged } from './candidate-events.js';
import { applicationSources, applicationStatuses } from './pipeline.js';
import { profileViewed } from './profile-events.js';

/** Who looks after the pool. */
const poolKeeper = ruleOf('talent.recruit.people');

/** A candidate agrees to be kept for so many days; after that the record is hidden. */
export const CONSENT_DAYS = 365;
/** A hidden record is kept for so many days more, then erased. */
export const RETENTION_DAYS = 90;
/** Two records can be parted again for so many days. */
export const UNMERGE_DAYS = 30;
export const TAGS_MOST = 12;

/** In the order of the list: who came far before, who works here, everybody else. */
export const candidateStandings = ['finalist', 'internal', 'other'] as const;
export type CandidateStanding = (typeof candidateStandings)[number];
export const standingLabels: Record<CandidateStanding, string> = {
  finalist: 'Past finalists',
  internal: 'Inside, with their consent',
  other: 'Everyone else',
};

const Skill = z.object({ skill: z.string(), level: z.int().min(1).max(5), verified: z.boolean() });
const tag = label().min(1).max(40);

export const CandidateRow = z.object({
  /** The id of the person. */
  id: uuid(),
  version,
  personName: z.string(),
  headline: z.string(),
  industry: z.enum(industries),
  email: z.string().nullable(),
  phone: z.string().nullable(),
  source: z.enum(applicationSources),
  standing: z.enum(candidateStandings),
  /** What they were a finalist for; null unless they were. */
  finalistFor: z.string().nullable(),
  finalistAt: instant.nullable(),
  tags: z.array(z.string()),
  /** The skill asked for first, then the strongest; at most four. */
  skills: z.array(Skill),
  /** The last day they are listed. */
  consentUntil: day,
  /** When they last applied, or came. */
  lastAt: instant,
  /** Records that were merged into this one. */
  merged: z.int().min(0),
});
export type CandidateRow = z.infer<typeof CandidateRow>;

const filters = {
  search: listInput(['lastAt']).search,
  skillId: uuid().optional(),
  /** At least so well. */
  level: z.coerce.number<number>().int().min(1).max(5).optional(),
  tag: tag.optional(),
  source: z.enum(applicationSources).optional(),
  standing: z.enum(candidateStandings).optional(),
  industry: z.enum(industries).optional(),
};

export const listCandidates = operation('talent.candidates.list', {
  http: 'GET /api/talent/candidates',
  access: poolKeeper,
  summary:
    'People in the pool who consent to it, past finalists first, then those who work here; by name, skill, level, tag and source',
  input: z.object({ ...listInput(['personName', 'lastAt', 'consentUntil']), ...filters }),
  output: listOf(CandidateRow).extend({
    tags: z.array(z.string()),
    skills: z.array(z.object({ id: uuid(), name: z.string() })),
  }),
  effect: 'read',
});

export const exportCandidates = operation(
  'talent.candidates.export',
  csvExport(listCandidates, {
    // Who answers for what leaves the product takes it along; recruiters do where that was granted to them.
    access: { ...inModule('talent'), ...may('EXPORT_DATA'), any: [forAudience('recruiter'), { role: ['HR_MANAGER'] }] },
    summary: 'People in the pool who consent to it as a CSV file, at most 4,000 rows; filters narrow it down',
    rows: filters,
  }),
);

const CandidateMerge = z.object({
  id: uuid(),
  otherName: z.string(),
  byName: z.string(),
  at: instant,
  /** Until then they can be parted again. */
  undoUntil: instant,
  undoable: z.boolean(),
});

export const getCandidate = operation('talent.candidates.get', {
  http: 'GET /api/talent/candidates/:candidateId',
  access: poolKeeper,
  summary: 'One person of the pool with their applications, notes and merged records, newest first',
  input: z.object({ candidateId: uuid() }),
  output: CandidateRow.extend({
    applications: z.array(
      z.object({
        id: uuid(),
        positionTitle: z.string(),
        department: z.string(),
        status: z.enum(applicationStatuses),
        stageName: z.string(),
        source: z.enum(applicationSources),
        appliedAt: instant,
        since: instant,
      }),
    ),
    notes: z.array(z.object({ id: uuid(), byName: z.string(), at: instant, body: z.string() })),
    /** What recruiters wrote to them. */
    messages: z.array(z.object({ id: uuid(), byName: z.string(), at: instant, subject: z.string(), body: z.string() })),
    merges: z.array(CandidateMerge),
  }),
  effect: 'read',
  events: () => [profileViewed],
  errors: ['resource.missing'],
});

/** Why two records may be one person. */
export const duplicateReasons = ['email', 'phone'] as const;
export const duplicateReasonLabels: Record<(typeof duplicateReasons)[number], string> = {
  email: 'Same mail',
  phone: 'Same phone and family name',
};
/** What a merge can take from the other record. */
export const mergeFields = ['email', 'phone', 'headline'] as const;
export type MergeField = (typeof mergeFields)[number];
export const mergeFieldLabels: Record<MergeField, string> = { email: 'Mail', phone: 'Phone', headline: 'Works as' };

const Twin = CandidateRow.pick({
  id: true,
  version: true,
  personName: true,
  email: true,
  phone: true,
  headline: true,
  lastAt: true,
  consentUntil: true,
}).extend({ applications: z.int().min(0), notes: z.int().min(0) });
export type Twin = z.infer<typeof Twin>;

export const listDuplicates = operation('talent.candidates.duplicates', {
  http: 'GET /api/talent/candidates/duplicates',
  access: poolKeeper,
  summary: 'Records of the pool that may be one person, with the fields in which they differ; at most 50 pairs',
  input: z.object({ candidateId: uuid().optional() }),
  output: z.object({
    items: z.array(
      z.object({
        first: Twin,
        second: Twin,
        reasons: z.array(z.enum(duplicateReasons)),
        differing: z.array(z.enum(mergeFields)),
      }),
    ),
  }),
  effect: 'read',
});

export const tagCandidate = operation('talent.candidates.tag', {
  http: 'POST /api/talent/candidates/:candidateId/tags',
  access: poolKeeper,
  summary: 'Give a person of the pool a tag, or take it off',
  input: z.object({ candidateId: uuid(), tag, on: z.boolean() }),
  output: z.object({ version }),
  effect: 'write',
  events: () => [candidateChanged],
  errors: ['resource.missing', 'candidate.tags'],
});

export const noteCandidate = operation('talent.candidates.note', {
  http: 'POST /api/talent/candidates/:candidateId/notes',
  access: poolKeeper,
  summary: 'Note something about a person of the pool; recruiters read it',
  input: z.object({ candidateId: uuid(), body: prose().min(1, 'Please write a note').max(2_000) }),
  output: z.object({ id: uuid() }),
  effect: 'write',
  events: () => [candidateChanged],
  errors: ['resource.missing'],
});

export const sourceCandidate = operation('talent.candidates.source', {
  http: 'POST /api/talent/candidates/:candidateId/applications',
  access: poolKeeper,
  summary: 'Add a person of the pool to a position: they enter the first stage of its pipeline',
  input: z.object({
    candidateId: uuid(),
    positionId: uuid('Please choose a position'),
    note: prose().max(500).optional(),
  }),
  output: z.object({ applicationId: uuid() }),
  effect: 'write',
  events: () => [applicationStarted],
  errors: ['resource.missing', 'application.seat', 'candidate.applied', 'candidate.again'],
});

export const mergeCandidates = operation('talent.candidates.merge', {
  http: 'POST /api/talent/candidates/:candidateId/merge',
  access: poolKeeper,
  summary:
    'Merge another record of the same person into this one: both histories stay, and it can be undone for 30 days',
  input: z.object({
    candidateId: uuid(),
    otherCandidateId: uuid(),
    /** Taken from the other record; the rest stays as it is here. */
    take: z.array(z.enum(mergeFields)).max(mergeFields.length),
    version: version.optional(),
  }),
  output: z.object({ id: uuid() }),
  effect: 'write',
  events: () => [candidateChanged, applicationWithdrawn],
  errors: ['resource.missing', 'resource.stale', 'candidate.different', 'candidate.offers'],
});

export const unmergeCandidates = operation('talent.candidates.unmerge', {
  http: 'POST /api/talent/candidates/merges/:candidateMatchId/undo',
  access: poolKeeper,
  summary: 'Part two records again that were merged within 30 days',
  input: z.object({ candidateMatchId: uuid() }),
  output: z.object({}),
  effect: 'write',
  events: () => [candidateChanged, applicationRestored],
  success: 204,
  errors: ['resource.missing', 'candidate.parted', 'candidate.late'],
});

export const keepApart = operation('talent.candidates.keepApart', {
  http: 'POST /api/talent/candidates/:candidateId/apart',
  access: poolKeeper,
  summary: 'Say that two records are two people: they are not proposed to be merged again',
  input: z.object({ candidateId: uuid(), otherCandidateId: uuid() }),
  output: z.object({ id: uuid() }),
  effect: 'write',
  events: () => [candidateChanged],
  errors: ['resource.missing', 'candidate.different'],
});

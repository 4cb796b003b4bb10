import { z } from 'zod';
import { forAudience } from '../access/rule.js';
import { industries } from '../access/tables.js';
import { operation } from '../define.js';
import { listInput } from '../list-input.js';
import { instant, listOf, money, noContent, uuid } from '../paging.js';
import { label, prose } from '../text.js';
import { applicationStarted } from './application-events.js';
import { MatchPart, Requirement } from './applications.js';
import { Stage } from './pipeline.js';
import { Answer, Question, QUESTIONS_MOST } from './position-questions.js';
import { profileChanged } from './profile-events.js';
import { profileOwner as access } from './profile-parts.js';

/** What somebody keeps of a position for themselves. */
export const positionMarks = ['saved', 'dismissed'] as const;
export type PositionMark = (typeof positionMarks)[number];
export const positionMarkLabels: Readonly<Record<PositionMark, string>> = {
  saved: 'Saved',
  dismissed: 'Not for me',
};
const mark = z.enum(positionMarks);

export const AdvertisedPosition = z.object({
  id: uuid(),
  title: z.string(),
  department: z.string(),
  location: z.string(),
  remote: z.boolean(),
  industry: z.enum(industries),
  openedAt: instant,
  /** A year's pay, in minor units of the organization's currency; null where the request behind the seat leaves it open. */
  salaryMin: money.nullable(),
  salaryMax: money.nullable(),
  /** 0 to 100, whole: required skills weighted, each counted up to its required level. Null where nothing is required. */
  match: z.int().nullable(),
  parts: z.array(MatchPart),
  mark: mark.nullable(),
  /** My application that runs for it. */
  applicationId: uuid().nullable(),
  /** My last application for it ended, and from now on until then I cannot apply again. */
  againFrom: instant.nullable(),
});
export type AdvertisedPosition = z.infer<typeof AdvertisedPosition>;

/** What narrows positions down, in a list and in a search that is kept. */
export const positionFilters = {
  search: listInput(['title']).search,
  location: label().max(80).optional(),
  industry: z.enum(industries).optional(),
};

export const listAdvertised = operation('talent.advertised.list', {
  http: 'GET /api/talent/advertised-positions',
  access,
  summary: 'Open positions of my industries that I may apply for, newest first; what is not for me stays away',
  input: z.object({
    ...listInput(['title', 'location', 'salaryMax', 'match', 'openedAt']),
    ...positionFilters,
    remote: z.stringbool().optional(),
    /** Pays so much a year or more, or does not say. */
    payFrom: z.coerce.number<number>().pipe(money).optional(),
    /** Only those the caller marked so. */
    mark: mark.optional(),
  }),
  output: listOf(AdvertisedPosition).extend({ locations: z.array(z.string()) }),
  effect: 'read',
});

export const AdvertisedDetail = AdvertisedPosition.extend({
  description: z.string(),
  recruiterName: z.string(),
  /** What must be held, with what is known of it. */
  requirements: z.array(Requirement),
  /** The way of an application, in order. */
  stages: z.array(Stage.pick({ key: true, name: true, type: true, slaDays: true })),
  /** What every applicant answers. */
  questions: z.array(Question),
});
export type AdvertisedDetail = z.infer<typeof AdvertisedDetail>;

export const getAdvertised = operation('talent.advertised.get', {
  http: 'GET /api/talent/advertised-positions/:positionId',
  access,
  summary: 'One position I may apply for: the work, my match part by part, what must be held, what happens next',
  input: z.object({ positionId: uuid() }),
  output: AdvertisedDetail,
  effect: 'read',
  errors: ['resource.missing'],
});

export const markAdvertised = operation('talent.advertised.mark', {
  http: 'PUT /api/talent/advertised-positions/:positionId/mark',
  access,
  summary: 'Save a position for myself, put it aside as not for me, or take either back',
  input: z.object({ positionId: uuid(), mark: mark.nullable() }),
  ...noContent,
  effect: 'write',
  events: () => [profileChanged],
  errors: ['resource.missing'],
});

export const applyForPosition = operation('talent.advertised.apply', {
  http: 'POST /api/talent/advertised-positions/:positionId/applications',
  /** Whoever works here says that they are interested instead. */
  access: forAudience('candidate'),
  summary: 'Apply for a position: its questions are answered, and where a must-have is missing I say why all the same',
  input: z.object({
    positionId: uuid(),
    note: prose().max(2_000).optional(),
    answers: z.array(Answer).max(QUESTIONS_MOST).default([]),
  }),
  output: z.object({ applicationId: uuid() }),
  effect: 'write',
  events: () => [applicationStarted],
  success: 201,
  errors: ['resource.missing', 'mobility.applied', 'mobility.again', 'application.answers', 'application.reason'],
});

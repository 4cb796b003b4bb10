import { z } from 'zod';
import { forAudience } from '../access/rule.js';
import { operation } from '../define.js';
import { noContent, uuid } from '../paging.js';
import { prose } from '../text.js';
import { applicationStarted } from './application-events.js';
import { AdvertisedPosition, mark } from './advertised-list.js';
import { Requirement } from './applications.js';
import { Stage } from './pipeline.js';
import { Answer, Question, QUESTIONS_MOST } from './position-questions.js';
import { profileChanged } from './profile-events.js';
import { profileOwner as access } from './profile-parts.js';

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

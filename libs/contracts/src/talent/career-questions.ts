import { z } from 'zod';
import { industries } from '../access/tables.js';
import { operation, type Output } from '../define.js';
import { instant, noContent, uuid } from '../paging.js';
import { prose } from '../text.js';
import { profileChanged } from './profile-events.js';
import { profileOwner as access } from './profile-parts.js';

/** What a question asks about. */
export const careerTopics = {
  strengths: 'What you do well',
  energy: 'What you like to do',
  limits: 'What you avoid',
  people: 'Whom you work with',
  way: 'Where you want to go',
  goal: 'What you want to reach',
} as const;
const careerTopicKeys = Object.keys(careerTopics) as [keyof typeof careerTopics, ...(keyof typeof careerTopics)[]];

/** Characters of an answer. */
export const CAREER_ANSWER_MOST = 4_000;

const topic = z.enum(careerTopicKeys);

export const CareerQuestion = z.object({
  key: z.string(),
  topic,
  text: z.string(),
  /** What helps to answer it. */
  hint: z.string(),
  /** Empty where there is none. */
  answer: z.string(),
  /** It was passed over. */
  skipped: z.boolean(),
  /** When it was answered or passed over; null where neither. */
  saidAt: instant.nullable(),
});
export type CareerQuestion = z.infer<typeof CareerQuestion>;

export const listCareerQuestions = operation('talent.careerQuestions.list', {
  http: 'GET /api/talent/career-questions',
  access,
  summary: 'Questions about where I want to go, with my answers, and what stands in them: words, skills, roles, goals',
  input: z.object({}),
  output: z.object({
    items: z.array(CareerQuestion),
    /** What my answers say, in my own words; nothing is added to them. */
    summary: z.object({
      /** The first sentence of each answer. */
      lines: z.array(z.object({ key: z.string(), topic, text: z.string() })),
      /** Skills I speak of, and whether my profile names them. */
      skills: z.array(z.object({ name: z.string(), named: z.boolean() })),
      /** Roles of the map I speak of, and the role I aim for that each is; null where it is none. */
      roles: z.array(z.object({ industry: z.enum(industries), title: z.string(), targetId: uuid().nullable() })),
      /** What I want to reach. */
      goals: z.array(z.string()),
    }),
  }),
  effect: 'read',
});
export type CareerQuestions = Output<typeof listCareerQuestions>;
export type CareerSummary = CareerQuestions['summary'];

const changes = { access, effect: 'write' as const, events: () => [profileChanged], ...noContent };
const questionKey = z
  .string()
  .regex(/^[a-z][a-z0-9-]*$/, 'Please choose a question')
  .max(80);

export const answerCareerQuestion = operation('talent.careerQuestions.answer', {
  ...changes,
  http: 'PUT /api/talent/career-questions/:questionKey',
  summary: 'Answer a question about where I want to go, or change my answer; nobody else reads it',
  input: z.object({ questionKey, answer: prose().min(1, 'Please answer first').max(CAREER_ANSWER_MOST) }),
  errors: ['resource.missing'],
});

export const skipCareerQuestion = operation('talent.careerQuestions.skip', {
  ...changes,
  http: 'POST /api/talent/career-questions/:questionKey/skip',
  summary: 'Pass over a question about where I want to go; an answer there was is deleted',
  input: z.object({ questionKey }),
  errors: ['resource.missing'],
});

export const removeCareerAnswer = operation('talent.careerQuestions.remove', {
  ...changes,
  http: 'DELETE /api/talent/career-questions/:questionKey',
  summary: 'Delete my answer to a question, which is open again',
  input: z.object({ questionKey }),
  errors: ['resource.missing'],
});

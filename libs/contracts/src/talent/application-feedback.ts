import { z } from 'zod';
import { event, operation, type Output } from '../define.js';
import { day, instant, noContent, uuid } from '../paging.js';
import { mayDo } from '../record-may.js';
import { prose } from '../text.js';
import { hiringReader, pipelineKeeper } from './interviews.js';
import { profileOwner } from './profile-parts.js';

/** Days in which whoever recruits for a position is to answer. */
export const FEEDBACK_DAYS = 10;

/** What is said of an application that is over, in the order it is read. */
export const feedbackParts = ['strengths', 'gaps', 'advice'] as const;
export type FeedbackPart = (typeof feedbackParts)[number];
export const feedbackPartLabels: Readonly<Record<FeedbackPart, string>> = {
  strengths: 'What convinced',
  gaps: 'What was missing',
  advice: 'What would help next time',
};

const about = z.object({
  applicationId: uuid(),
  userId: uuid(),
  positionTitle: z.string(),
  recruiterId: uuid(),
});
const live = {
  live: {
    to: 'organization' as const,
    access: 'signed-in' as const,
    refetches: ['talent.ownFeedback.list', 'talent.applicationFeedback.get'],
  },
};
/** A person wants to know more of an application that is over. */
export const feedbackAsked = event('talent.applicationFeedback.asked', about, live);
/** `released`: whether any of it reaches the person. */
export const feedbackGiven = event('talent.applicationFeedback.given', about.extend({ released: z.boolean() }), live);
export const feedbackRated = event('talent.applicationFeedback.rated', about, live);

/** What of an answer the person reads; null where it was not written, or stays with the employer. */
const told = z.string().nullable();

export const OwnFeedback = z.object({
  applicationId: uuid(),
  positionTitle: z.string(),
  department: z.string(),
  status: z.enum(['rejected', 'withdrawn', 'hired']),
  endedAt: instant,
  /** What the person wanted to know; null where they have not asked. */
  question: z.string().nullable(),
  askedAt: instant.nullable(),
  answeredAt: instant.nullable(),
  strengths: told,
  gaps: told,
  advice: told,
  /** Whether it was of use; null where that was not said. */
  useful: z.boolean().nullable(),
  may: mayDo(['ask', 'rate']),
});
export type OwnFeedback = z.infer<typeof OwnFeedback>;

export const listOwnFeedback = operation('talent.ownFeedback.list', {
  http: 'GET /api/talent/own-feedback',
  access: profileOwner,
  summary: 'My applications that are over, with what employers released of what they thought; the latest first',
  input: z.object({}),
  output: z.object({ items: z.array(OwnFeedback) }),
  effect: 'read',
});

export const askForFeedback = operation('talent.ownFeedback.ask', {
  http: 'POST /api/talent/own-feedback/:applicationId',
  access: profileOwner,
  summary: 'Ask once what an employer thought of my application, after it is over',
  input: z.object({
    applicationId: uuid(),
    /** What they would like to know. */
    question: prose().max(500).default(''),
  }),
  ...noContent,
  effect: 'write',
  events: () => [feedbackAsked],
  errors: ['resource.missing', 'feedback.running', 'feedback.asked'],
});

export const rateFeedback = operation('talent.ownFeedback.rate', {
  http: 'PUT /api/talent/own-feedback/:applicationId/rating',
  access: profileOwner,
  summary: 'Say whether what an employer released was of use to me, or take that back',
  input: z.object({ applicationId: uuid(), useful: z.boolean().nullable() }),
  ...noContent,
  effect: 'write',
  events: () => [feedbackRated],
  errors: ['resource.missing', 'feedback.none'],
});

const words = prose().max(2_000).default('');

export const getApplicationFeedback = operation('talent.applicationFeedback.get', {
  http: 'GET /api/talent/applications/:applicationId/feedback',
  access: hiringReader,
  summary: 'What somebody asks of us after their application is over, and what we answered',
  input: z.object({ applicationId: uuid() }),
  output: z.object({
    /** Null where they have not asked. */
    request: z
      .object({
        question: z.string(),
        askedAt: instant,
        answerBy: day,
        strengths: z.string(),
        gaps: z.string(),
        advice: z.string(),
        /** Parts the person reads. */
        released: z.array(z.enum(feedbackParts)),
        answeredAt: instant.nullable(),
        answeredByName: z.string().nullable(),
        /** Whether the person found it of use; null where they have not said. */
        useful: z.boolean().nullable(),
        may: mayDo(['answer']),
      })
      .nullable(),
  }),
  effect: 'read',
  errors: ['resource.missing'],
});
export type FeedbackRequest = NonNullable<Output<typeof getApplicationFeedback>['request']>;

export const answerFeedback = operation('talent.applicationFeedback.answer', {
  http: 'POST /api/talent/applications/:applicationId/feedback',
  access: pipelineKeeper,
  summary: 'Answer in words somebody who asked for feedback, and say which parts they read',
  input: z
    .object({
      applicationId: uuid(),
      strengths: words,
      gaps: words,
      advice: words,
      /** Parts the person reads; the others stay in the hiring team. */
      released: z.array(z.enum(feedbackParts)).max(feedbackParts.length).default([]),
    })
    .refine((input) => feedbackParts.some((part) => input[part] !== ''), {
      path: ['strengths'],
      message: 'Please write at least one of these',
    })
    .refine((input) => input.released.every((part) => input[part] !== ''), {
      path: ['released'],
      message: 'Please release only what you wrote',
    }),
  ...noContent,
  effect: 'write',
  events: () => [feedbackGiven],
  errors: ['resource.missing', 'feedback.answered'],
});

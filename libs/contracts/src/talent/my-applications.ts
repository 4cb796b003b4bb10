import { z } from 'zod';
import { operation } from '../define.js';
import { day, instant, money, noContent, uuid } from '../paging.js';
import { applicationWithdrawn } from './application-events.js';
import { waitingParties, applicationHired } from './applications.js';
import { interviewKinds, interviewStateKeys } from './interview-states.js';
import { offerStateKeys } from './offer-states.js';
import { offerViewed, offerAnswered, offerRescinded } from './offer-events.js';
import { mayDo } from '../record-may.js';
import { lineText, prose } from '../text.js';
import { Stage } from './pipeline.js';

const MyOffer = z.object({
  id: uuid(),
  status: z.enum(offerStateKeys),
  /** In minor units of `currency`, for a year. */
  baseSalary: money,
  variable: money,
  currency: z.string().length(3),
  startDate: day,
  message: z.string(),
  expiresAt: instant,
  note: z.string().nullable(),
  /** The name I typed when I accepted it. */
  signedName: z.string().nullable(),
  answeredAt: instant.nullable(),
});
export type MyOffer = z.infer<typeof MyOffer>;

/** What people read of where their own application stands. */
export const ownApplicationStatuses = {
  active: 'Running',
  on_hold: 'On hold',
  rejected: 'Not taken',
  withdrawn: 'Withdrawn',
  hired: 'Hired',
} as const;

export const MyApplication = z.object({
  id: uuid(),
  positionId: uuid(),
  positionTitle: z.string(),
  department: z.string(),
  location: z.string(),
  stage: z.string(),
  stageKey: z.string(),
  /** Every stage of its pipeline, in order. */
  stages: z.array(Stage.pick({ key: true, name: true })),
  status: z.enum(['active', 'on_hold', 'rejected', 'withdrawn', 'hired']),
  since: instant,
  /** Whose turn it is; null where nothing is awaited. */
  waitingFor: z.enum(waitingParties).nullable(),
  /** Names of those, where they are other people. */
  waitingNames: z.array(z.string()),
  /** By when it should go on: the time to answer, or the days its stage may take; null where nothing is awaited. */
  expectedAt: instant.nullable(),
  /** Null while it runs or rests. */
  endedAt: instant.nullable(),
  interviews: z.array(
    z.object({
      id: uuid(),
      kind: z.enum(interviewKinds),
      status: z.enum(interviewStateKeys),
      location: z.string(),
      minutes: z.int(),
      /** Slots to choose from that lie ahead; empty once one was picked. */
      slots: z.array(instant),
      start: instant.nullable(),
      interviewerNames: z.array(z.string()),
      note: z.string().nullable(),
    }),
  ),
  /** The latest that was sent. */
  offer: MyOffer.nullable(),
  may: mayDo(['withdraw']),
});
export type MyApplication = z.infer<typeof MyApplication>;

export const listMyApplications = operation('talent.myApplications.list', {
  http: 'GET /api/talent/my-applications',
  access: 'signed-in',
  summary: 'My applications with their stage, interviews to choose a slot for and offers to answer',
  input: z.object({}),
  output: z.object({ items: z.array(MyApplication) }),
  effect: 'read',
});

export const withdrawMyApplication = operation('talent.myApplications.withdraw', {
  http: 'POST /api/talent/my-applications/:applicationId/withdraw',
  access: 'signed-in',
  summary: 'Withdraw my application; the hiring team reads why where I say so. An offer I was sent is declined instead',
  input: z.object({ applicationId: uuid(), note: prose().max(500).optional() }),
  ...noContent,
  effect: 'write',
  events: () => [applicationWithdrawn, offerRescinded],
  errors: ['resource.missing', 'application.closed', 'application.answer'],
});

export const viewOffer = operation('talent.offers.view', {
  http: 'POST /api/talent/offers/:jobOfferId/view',
  access: 'signed-in',
  summary: 'Open an offer I was sent: its sender sees that I have read it',
  input: z.object({ jobOfferId: uuid() }),
  ...noContent,
  effect: 'write',
  events: () => [offerViewed],
  errors: ['resource.missing', 'offer.transition', 'offer.over'],
});

export const answerOffer = operation('talent.offers.answer', {
  http: 'POST /api/talent/offers/:jobOfferId/answer',
  access: 'signed-in',
  summary: 'Accept an offer I was sent, which makes the seat mine, or decline it with a reason',
  input: z
    .object({
      jobOfferId: uuid(),
      answer: z.enum(['accepted', 'declined']),
      reason: prose().max(500).optional(),
      /** The name typed in the place of a signature, kept with the time. */
      signedName: lineText().min(2, 'Please type your name').max(120).optional(),
    })
    .refine(({ answer, reason }) => answer === 'accepted' || Boolean(reason), {
      path: ['reason'],
      message: 'Please give a reason: the hiring team will read it',
    }),
  ...noContent,
  effect: 'write',
  events: () => [applicationHired, offerAnswered],
  errors: [
    'resource.missing',
    'resource.conflict',
    'offer.transition',
    'offer.over',
    'offer.application',
    'offer.seat',
  ],
});

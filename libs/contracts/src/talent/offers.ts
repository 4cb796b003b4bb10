import { z } from 'zod';
import { forAudience, type Rule } from '../access/rule.js';
import { operation } from '../define.js';
import { days } from '../dates.js';
import { listInput } from '../list-input.js';
import { day, instant, listOf, money, noContent, uuid, version } from '../paging.js';
import { hiringReader, pipelineKeeper } from './interviews.js';
import { MAX_OFFER_DAYS, OFFER_DAYS, offerStateKeys, type OpenStep } from './offer-states.js';
import { approvalStepKeys } from './requisition-states.js';
import {
  offerDrafted,
  offerEdited,
  offerSubmitted,
  offerDecided,
  offerSent,
  offerRescinded,
  offerAnswered,
} from './offer-events.js';
import { applicationHired } from './applications.js';
import { mayDo } from '../record-may.js';
import { prose } from '../text.js';

/** Who sends offers out and takes them back. */
export const offerSender: Rule = { module: ['talent'], permission: ['SEND_OFFERS'] };
export const offerDecider: Rule = { module: ['talent'], ...forAudience('manager', 'admin') };
/** Who may decide a step of the chain every organization begins with, beside the seat's hiring manager for the first one. */
export const stepRules: Record<OpenStep, Rule> = {
  manager: forAudience('admin'),
  hr: { permission: ['APPROVE_REQUISITIONS'] },
};

/** What the hiring team may do with an offer; `accept` and `decline` record what somebody from outside has said. */
export const offerActions = ['edit', 'submit', 'decide', 'send', 'accept', 'decline', 'rescind'] as const;
export type OfferAction = (typeof offerActions)[number];

const terms = {
  /** For a year, in minor units of the organization's currency. */
  baseSalary: money.min(1, 'Please enter an amount'),
  /** On top in a year when every target is met, in minor units of the organization's currency. */
  variable: money.default(0),
  startDate: days.planned,
  /** What the person reads beside the terms. */
  message: prose().max(2000).default(''),
};

const shown = {
  baseSalary: money,
  variable: money,
  currency: z.string().length(3),
  startDate: day,
  status: z.enum(offerStateKeys),
  expiresAt: instant.nullable(),
};

export const Offer = z.object({
  id: uuid(),
  version,
  ...shown,
  message: z.string(),
  authorId: uuid(),
  authorName: z.string(),
  approvals: z.array(
    z.object({
      step: z.enum(approvalStepKeys),
      /** Who is asked, by name; empty where whoever has the right to decides. */
      approverNames: z.array(z.string()),
      /** Null until its turn. */
      dueAt: instant.nullable(),
      byName: z.string().nullable(),
      at: instant.nullable(),
      decision: z.enum(['approved', 'returned']).nullable(),
      comment: z.string().nullable(),
    }),
  ),
  sentAt: instant.nullable(),
  viewedAt: instant.nullable(),
  answeredAt: instant.nullable(),
  answerNote: z.string().nullable(),
  /** What the person typed in the place of a signature; null where they did not. */
  signedName: z.string().nullable(),
  may: mayDo(offerActions),
});
export type Offer = z.infer<typeof Offer>;

export const getOffers = operation('talent.offers.get', {
  http: 'GET /api/talent/applications/:applicationId/offers',
  access: hiringReader,
  summary: 'Offers of an application with their approvals and answers, latest first',
  input: z.object({ applicationId: uuid() }),
  output: z.object({
    items: z.array(Offer),
    /** The person answers on a screen of their own; the answer of others is recorded for them. */
    answersHere: z.boolean(),
    /** Why no offer can be drafted now; null where it can. */
    blocked: z.enum(['offer.application', 'offer.stage', 'offer.seat', 'offer.live']).nullable(),
  }),
  effect: 'read',
  errors: ['resource.missing'],
});

export const OfferRow = z.object({
  id: uuid(),
  applicationId: uuid(),
  positionId: uuid(),
  personName: z.string(),
  positionTitle: z.string(),
  department: z.string(),
  ...shown,
});

export const listOffers = operation('talent.offers.list', {
  http: 'GET /api/talent/offers',
  access: hiringReader,
  summary: 'Offers for positions I hire or recruit for, the ones under way first',
  input: z.object({
    ...listInput(['expiresAt', 'startDate', 'status']),
    status: z.enum(offerStateKeys).optional(),
  }),
  output: listOf(OfferRow),
  effect: 'read',
});

export const draftOffer = operation('talent.offers.draft', {
  http: 'POST /api/talent/applications/:applicationId/offers',
  access: pipelineKeeper,
  summary: 'Draft an offer for a person in the offer stage',
  input: z.object({ applicationId: uuid(), ...terms }),
  output: z.object({ id: uuid() }),
  effect: 'write',
  events: () => [offerDrafted],
  success: 201,
  errors: ['resource.missing', 'offer.application', 'offer.stage', 'offer.seat', 'offer.live', 'offer.start'],
});

export const editOffer = operation('talent.offers.edit', {
  http: 'PUT /api/talent/offers/:jobOfferId',
  access: pipelineKeeper,
  summary: 'Change the terms of an offer while it is a draft',
  input: z.object({ jobOfferId: uuid(), version, ...terms }),
  ...noContent,
  effect: 'write',
  events: () => [offerEdited],
  errors: ['resource.missing', 'resource.stale', 'offer.transition', 'offer.start'],
});

export const submitOffer = operation('talent.offers.submit', {
  http: 'POST /api/talent/offers/:jobOfferId/submit',
  access: pipelineKeeper,
  summary: 'Ask for the approval of a drafted offer',
  input: z.object({ jobOfferId: uuid() }),
  ...noContent,
  effect: 'write',
  events: () => [offerSubmitted],
  errors: ['resource.missing', 'offer.transition', 'offer.start', 'offer.nobody'],
});

export const decideOffer = operation('talent.offers.decide', {
  http: 'POST /api/talent/offers/:jobOfferId/decision',
  access: offerDecider,
  summary: 'Approve an offer that waits for my step, or return it to its author with a comment',
  input: z
    .object({
      jobOfferId: uuid(),
      decision: z.enum(['approved', 'returned']),
      comment: prose().max(500).optional(),
    })
    .refine(({ decision, comment }) => decision === 'approved' || Boolean(comment), {
      path: ['comment'],
      message: 'Please say what should change',
    }),
  output: z.object({ status: z.enum(offerStateKeys) }),
  effect: 'write',
  events: () => [offerDecided],
  errors: ['resource.missing', 'offer.transition', 'offer.ownDecision', 'offer.approver'],
});

export const sendOffer = operation('talent.offers.send', {
  http: 'POST /api/talent/offers/:jobOfferId/send',
  access: offerSender,
  summary: 'Send an approved offer to the person, who has a week to answer unless said otherwise',
  input: z.object({ jobOfferId: uuid(), days: z.int().min(1).max(MAX_OFFER_DAYS).default(OFFER_DAYS) }),
  output: z.object({ expiresAt: instant }),
  effect: 'write',
  events: () => [offerSent],
  errors: ['resource.missing', 'offer.transition', 'offer.start', 'offer.application', 'offer.seat'],
});

export const rescindOffer = operation('talent.offers.rescind', {
  http: 'POST /api/talent/offers/:jobOfferId/rescind',
  access: offerSender,
  summary: 'Withdraw an offer nobody has answered yet, with a reason',
  input: z.object({ jobOfferId: uuid(), reason: prose().min(1, 'Please give a reason').max(500) }),
  ...noContent,
  effect: 'write',
  events: () => [offerRescinded],
  errors: ['resource.missing', 'offer.transition'],
});

export const recordAnswer = operation('talent.offers.recordAnswer', {
  http: 'POST /api/talent/offers/:jobOfferId/recorded-answer',
  access: offerSender,
  summary: 'Record how somebody from outside answered an offer, with a note of how they said so',
  input: z.object({
    jobOfferId: uuid(),
    answer: z.enum(['accepted', 'declined']),
    note: prose().min(1, 'Please note how they told you').max(500),
  }),
  ...noContent,
  effect: 'write',
  events: () => [applicationHired, offerAnswered],
  errors: [
    'resource.missing',
    'resource.conflict',
    'offer.transition',
    'offer.over',
    'offer.theirs',
    'offer.application',
    'offer.seat',
  ],
});

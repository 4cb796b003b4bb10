import { z } from 'zod';
import { uuid } from '../paging.js';
import { event, job } from '../define.js';
import { pipelineReads } from './pipeline-live.js';
import { offerWaitingCauses } from './offer-states.js';
import { approvalStepKeys } from './requisition-states.js';

const about = {
  jobOfferId: uuid(),
  applicationId: uuid(),
  positionId: uuid(),
  positionTitle: z.string(),
  /** Whom it is for. */
  userId: uuid(),
  authorId: uuid(),
  hiringManagerId: uuid(),
};
const live = {
  live: {
    to: 'organization' as const,
    access: 'signed-in' as const,
    refetches: [
      ...pipelineReads,
      'talent.offers.get',
      'talent.offers.list',
      'talent.myApplications.list',
      'talent.myJourney.get',
    ],
  },
};

export const offerDrafted = event('talent.offer.drafted', z.object(about), live);
export const offerEdited = event('talent.offer.edited', z.object(about), live);
/** Who decides the approval that waits; null, or absent in what was told before, where whoever has the right to does. */
const approverIds = z.array(uuid()).nullable().optional();

/** `step`: the approval that waits now. */
export const offerSubmitted = event(
  'talent.offer.submitted',
  z.object({ ...about, step: z.enum(approvalStepKeys), approverIds }),
  live,
);
/** `next`: the approval that waits now, if any. */
export const offerDecided = event(
  'talent.offer.decided',
  z.object({
    ...about,
    decision: z.enum(['approved', 'returned']),
    next: z.enum(approvalStepKeys).nullable(),
    approverIds,
  }),
  live,
);
/** Approvers have not answered in time, or others are asked in their place. */
export const offerWaiting = event(
  'talent.offer.waiting',
  z.object({ ...about, step: z.enum(approvalStepKeys), approverIds, cause: z.enum(offerWaitingCauses) }),
  live,
);
/** `internal`: the person answers on a screen of their own. */
export const offerSent = event('talent.offer.sent', z.object({ ...about, internal: z.boolean() }), live);
export const offerViewed = event('talent.offer.viewed', z.object(about), live);
/** `recorded`: a person of the hiring team answered for a person from outside, as they were told. */
export const offerAnswered = event(
  'talent.offer.answered',
  z.object({ ...about, answer: z.enum(['accepted', 'declined']), recorded: z.boolean() }),
  live,
);
export const offerExpired = event('talent.offer.expired', z.object({ ...about, internal: z.boolean() }), live);
/** `told`: the person had been sent it. */
export const offerRescinded = event('talent.offer.rescinded', z.object({ ...about, told: z.boolean() }), live);

export const watchOffers = job('talent.offers.watch', z.object({}), { everyMs: 60_000 });
/** Reminds approvers of offers, and asks those above them. */
export const remindOfferApprovers = job('talent.offers.remindApprovers', z.object({}), { everyMs: 60_000 });

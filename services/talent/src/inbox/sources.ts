import type { InboxSource } from '@talent-os/service-kit/inbox/inbox';
import { interviewSlots, jobOffers } from './applicant.inbox.js';
import { developmentItems, developmentPlans, ownDevelopmentPlans, skillConfirmations } from './development.inbox.js';
import { applications, offers, scorecards } from './hiring.inbox.js';
import { hiddenPosts, stories } from './community.inbox.js';
import { feedbackRequests } from './feedback.inbox.js';
import { handovers, transitionReviews, transitions } from './moves.inbox.js';
import { checkpoints, onboardingSteps } from './onboarding.inbox.js';
import { interests, mentorships, nextSteps } from './people.inbox.js';
import { requisitions, returnedRequisitions } from './planning.inbox.js';

/** What of the talent hub may wait for somebody. */
export const talentInbox: readonly InboxSource[] = [
  requisitions,
  returnedRequisitions,
  offers,
  applications,
  scorecards,
  feedbackRequests,
  transitions,
  transitionReviews,
  handovers,
  onboardingSteps,
  checkpoints,
  interests,
  nextSteps,
  mentorships,
  skillConfirmations,
  developmentPlans,
  ownDevelopmentPlans,
  developmentItems,
  interviewSlots,
  jobOffers,
];

/** What of the community may. */
export const communityInbox: readonly InboxSource[] = [hiddenPosts, stories];

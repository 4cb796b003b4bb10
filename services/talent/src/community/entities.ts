import { ChallengeEntry } from './challenge-entry.entity.js';
import { ChallengeMember } from './challenge-member.entity.js';
import { ChallengeReview } from './challenge-review.entity.js';
import { CommunityGroup } from './community-group.entity.js';
import { CommunityMember } from './community-member.entity.js';
import { CommunityPost } from './community-post.entity.js';
import { EventSeat } from './event-seat.entity.js';
import { PostReaction } from './post-reaction.entity.js';
import { PostReport } from './post-report.entity.js';
import { SuccessStory } from './success-story.entity.js';

/** What the community keeps. */
export const communityEntities = [
  CommunityGroup,
  CommunityMember,
  CommunityPost,
  PostReaction,
  PostReport,
  EventSeat,
  ChallengeEntry,
  ChallengeMember,
  ChallengeReview,
  SuccessStory,
];

import { z } from 'zod';
import { forAudience } from '../access/rule.js';
import { event, job, operation } from '../define.js';
import { listInput } from '../list-input.js';
import { instant, listOf, noContent, uuid } from '../paging.js';
import { mayDo } from '../record-may.js';
import { prose } from '../text.js';
import { communityMember as access } from './community-groups.js';

/** Reports by so many people hide a post until somebody has looked at it. */
export const REPORTS_TO_HIDE = 3;
/** Days its moderator has to decide; after that administrators decide as well. */
export const DECISION_DAYS = 3;
/** Characters of a post at most. */
export const POST_LENGTH = 2000;

export const reactionKinds = { helped: 'Helped me', same: 'Same here' } as const;
export type ReactionKind = keyof typeof reactionKinds;
export const reactionKindKeys = Object.keys(reactionKinds) as [ReactionKind, ...ReactionKind[]];

export const reportReasons = {
  sells: 'Sells something',
  names: 'Names a person',
  hurts: 'Hurts somebody',
  wrong: 'Is not true',
} as const;
export type ReportReason = keyof typeof reportReasons;
export const reportReasonKeys = Object.keys(reportReasons) as [ReportReason, ...ReportReason[]];

export const postStates = { shown: 'Shown', hidden: 'Hidden for now', removed: 'Removed' } as const;
export type PostState = keyof typeof postStates;
export const postStateKeys = Object.keys(postStates) as [PostState, ...PostState[]];

export const CommunityPost = z.object({
  id: uuid(),
  communityGroupId: uuid(),
  groupName: z.string(),
  /** Their name, or the alias they wrote under. */
  authorName: z.string(),
  underAlias: z.boolean(),
  /** Null for others while it is hidden. */
  text: z.string().nullable(),
  status: z.enum(postStateKeys),
  postedAt: instant,
  mine: z.boolean(),
  reactions: z.array(z.object({ kind: z.enum(reactionKindKeys), times: z.int().min(1), mine: z.boolean() })),
  reported: z.boolean(),
  /** What who decided wrote to its author; null for everybody else. */
  note: z.string().nullable(),
  may: mayDo(['react', 'report', 'withdraw']),
});
export type CommunityPost = z.infer<typeof CommunityPost>;

export const listCommunityPosts = operation('talent.communityPosts.list', {
  http: 'GET /api/talent/community-posts',
  access,
  summary: 'Posts of the groups I am in, newest first; or all of my own',
  input: z.object({
    page: listInput(['postedAt']).page,
    communityGroupId: uuid().optional(),
    show: z.enum(['mine']).optional(),
  }),
  output: listOf(CommunityPost),
  effect: 'read',
});

const changes = { access, effect: 'write' as const, events: () => [communityPostChanged] };
const communityPostId = uuid();

export const writeCommunityPost = operation('talent.communityPosts.write', {
  ...changes,
  http: 'POST /api/talent/community-groups/:communityGroupId/posts',
  summary: 'Write to a group I am in, under my name or my alias there; levels of clearance and patients stay out of it',
  input: z.object({
    communityGroupId: uuid('Please choose a group'),
    text: prose().min(1, 'Please write something').max(POST_LENGTH),
    underAlias: z.boolean().default(false),
  }),
  output: z.object({ communityPostId }),
  success: 201,
  errors: ['resource.missing', 'community.noAlias'],
});

export const reactToCommunityPost = operation('talent.communityPosts.react', {
  ...changes,
  http: 'PUT /api/talent/community-posts/:communityPostId/reaction',
  summary: 'Say that a post helped me or that it is the same with me, or take that back',
  input: z.object({ communityPostId, kind: z.enum(reactionKindKeys), given: z.boolean() }),
  ...noContent,
  errors: ['resource.missing', 'community.ownPost', 'community.hidden'],
});

export const reportCommunityPost = operation('talent.communityPosts.report', {
  access,
  effect: 'write',
  events: () => [communityPostChanged, communityPostHidden],
  http: 'POST /api/talent/community-posts/:communityPostId/reports',
  summary: 'Report a post, with why; the third report hides it until it was looked at. Who reported is told to nobody',
  input: z.object({ communityPostId, reason: z.enum(reportReasonKeys, 'Please choose a reason') }),
  ...noContent,
  errors: ['resource.missing', 'community.ownPost', 'community.hidden', 'community.reported'],
});

export const withdrawCommunityPost = operation('talent.communityPosts.withdraw', {
  ...changes,
  http: 'DELETE /api/talent/community-posts/:communityPostId',
  summary: 'Take back a post of mine',
  input: z.object({ communityPostId }),
  ...noContent,
  errors: ['resource.missing'],
});

/** Who decides: whoever moderates the group; administrators where that is late, or its author moderates it. */
const decider = forAudience('allTalent', 'admin');

export const HiddenPost = z.object({
  id: uuid(),
  communityGroupId: uuid(),
  groupName: z.string(),
  authorName: z.string(),
  underAlias: z.boolean(),
  text: z.string(),
  postedAt: instant,
  hiddenAt: instant,
  decideBy: instant,
  reports: z.array(z.object({ reason: z.enum(reportReasonKeys), times: z.int().min(1) })),
});
export type HiddenPost = z.infer<typeof HiddenPost>;

export const listHiddenPosts = operation('talent.communityPosts.waiting', {
  http: 'GET /api/talent/community-reports',
  access: decider,
  summary:
    'Hidden posts that wait for my decision, the most urgent first, with why they were reported and never by whom',
  input: z.object({}),
  output: z.object({ items: z.array(HiddenPost) }),
  effect: 'read',
});

export const postDecisions = { restore: 'Show it again', remove: 'Remove it' } as const;
export type PostDecision = keyof typeof postDecisions;
export const postDecisionKeys = Object.keys(postDecisions) as [PostDecision, ...PostDecision[]];

export const decideOnCommunityPost = operation('talent.communityPosts.decide', {
  access: decider,
  effect: 'write',
  events: () => [communityPostChanged, communityPostDecided],
  http: 'POST /api/talent/community-posts/:communityPostId/decision',
  summary: 'Show a hidden post again or remove it; its author reads what I say of it',
  input: z.object({
    communityPostId,
    decision: z.enum(postDecisionKeys, 'Please choose one'),
    note: prose().max(500).default(''),
  }),
  ...noContent,
  errors: ['resource.missing', 'community.decided', 'community.ownDecision'],
});

/** A post was written, taken back, reacted to, hidden or decided on. */
export const communityPostChanged = event(
  'talent.communityPost.changed',
  z.object({ communityPostId, communityGroupId: uuid() }),
  {
    live: {
      to: 'organization',
      access: decider,
      refetches: ['talent.communityPosts.list', 'talent.communityPosts.waiting', 'talent.communityGroups.list'],
    },
  },
);

const hidden = z.object({ communityPostId, groupName: z.string() });

/** The third report has hidden a post. `deciderId`: who moderates the group; null where administrators decide. */
export const communityPostHidden = event(
  'talent.communityPost.hidden',
  hidden.extend({ deciderId: uuid().nullable() }),
);

/** Nobody has decided on a hidden post in time. */
export const communityPostLeft = event('talent.communityPost.left', hidden);

/** Somebody decided on a hidden post. */
export const communityPostDecided = event(
  'talent.communityPost.decided',
  hidden.extend({ authorId: uuid(), decision: z.enum(postDecisionKeys) }),
);

export const watchHiddenPosts = job('talent.communityPosts.watch', z.object({}), { everyMs: 60_000 });

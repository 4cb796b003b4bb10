import { z } from 'zod';
import { forAudience } from '../access/rule.js';
import { industries, roles } from '../access/tables.js';
import { uuids } from '../canonical.js';
import { csvExport } from '../csv-export.js';
import { event, operation } from '../define.js';
import { listInput } from '../list-input.js';
import { day, instant, listOf, noContent, uuid } from '../paging.js';
import { accountSwitched, rightsChanged, roleRevoked } from './events.js';
import { peopleKeeper } from './roles.js';
import { keepers, sessionRevoked } from './sign-in-events.js';
import { label } from '../text.js';

/** Days within which every grant of a review is answered for. */
export const REVIEW_DAYS = 14;
/** Days from the second notice until a review ends. */
export const SECOND_NOTICE_DAYS = 7;
/** Reviews an organization looks back at. */
export const REVIEWS_SHOWN = 12;
/** Grants that somebody sees, and keeps, at once. */
export const GRANTS_AT_ONCE = 200;

export const accessReviewStates = { open: { label: 'Running' }, finished: { label: 'Finished' } } as const;
export type AccessReviewState = keyof typeof accessReviewStates;
const reviewStateKeys = Object.keys(accessReviewStates) as [AccessReviewState, ...AccessReviewState[]];

/** What became of a grant in a review. `flagged`: nobody answered in time. `lapsed`: it was gone, or another one, before anybody did. */
export const reviewedStates = {
  waiting: { label: 'Waiting' },
  kept: { label: 'Kept' },
  removed: { label: 'Removed' },
  flagged: { label: 'Flagged' },
  lapsed: { label: 'Gone meanwhile' },
} as const;
export type ReviewedState = keyof typeof reviewedStates;
const reviewedStateKeys = Object.keys(reviewedStates) as [ReviewedState, ...ReviewedState[]];

const access = peopleKeeper;
/** Whoever works here may lead somebody. Whose grants are theirs to answer for, the rows say. */
const reviewer = forAudience('internalTeam', 'admin');

const reads = ['identity.accessReviews.list', 'identity.accessReviews.items'] as const;
const waiting = 'identity.accessReviews.mine';

/** Every grant of the organization is to be answered for until the end of `dueOn`. */
export const accessReviewStarted = event(
  'identity.accessReview.started',
  z.object({ reviewId: uuid(), grants: z.int().min(0), dueOn: day }),
  { live: { to: 'organization', access: reviewer, refetches: [...reads, waiting] } },
);
/** Somebody kept or removed a grant of a person, or took their word back. Nobody did where it was removed unanswered. */
export const grantReviewed = event(
  'identity.accessReview.answered',
  z.object({
    reviewId: uuid(),
    userId: uuid(),
    roleId: uuid(),
    role: z.enum(roles),
    industry: z.enum(industries),
    how: z.enum(['kept', 'removed', 'reopened', 'unanswered']),
  }),
  { live: { ...keepers, refetches: [...reads, waiting] } },
);
/** The days of a review are over: so many grants nobody has answered for. */
export const accessReviewFlagged = event(
  'identity.accessReview.flagged',
  z.object({ reviewId: uuid(), grants: z.int().min(0) }),
  { live: { ...keepers, refetches: reads } },
);
export const accessReviewFinished = event(
  'identity.accessReview.finished',
  z.object({ reviewId: uuid(), kept: z.int().min(0), removed: z.int().min(0), flagged: z.int().min(0) }),
  { live: { to: 'organization', access: reviewer, refetches: [...reads, waiting] } },
);
export const reviewSettingsChanged = event(
  'identity.accessReview.settingsChanged',
  z.object({ removesUnanswered: z.boolean() }),
  { live: { ...keepers, refetches: reads } },
);

const count = z.int().min(0);
const AccessReview = z.object({
  id: uuid(),
  state: z.enum(reviewStateKeys),
  startedAt: instant,
  startedBy: z.string(),
  dueOn: day,
  /** When the days were over and people were asked a second time; null before. */
  flaggedOn: day.nullable(),
  finishedAt: instant.nullable(),
  /** Grants by what became of them. */
  grants: count,
  waiting: count,
  kept: count,
  removed: count,
  flagged: count,
  lapsed: count,
});
export type AccessReview = z.infer<typeof AccessReview>;

const grant = {
  id: uuid(),
  /** Whose grant it is. */
  person: z.string(),
  personTitle: z.string(),
  roleName: z.enum(roles),
  industry: z.enum(industries),
  /** The organization's own role made of it; null where it is held as it is. */
  customRole: z.string().nullable(),
  grantedAt: instant,
};
const ReviewedGrant = z.object({
  ...grant,
  state: z.enum(reviewedStateKeys),
  /** Whom it waits for, or waited for when the review began; null for the organization's administrators. */
  reviewer: z.string().nullable(),
  decidedBy: z.string().nullable(),
  decidedAt: instant.nullable(),
  reason: z.string().nullable(),
});
export type ReviewedGrant = z.infer<typeof ReviewedGrant>;

export const listAccessReviews = operation('identity.accessReviews.list', {
  http: 'GET /api/identity/access-reviews',
  access,
  summary: 'Reviews of who holds what in my organization, the latest first, and how unanswered grants end',
  input: z.object({}),
  output: z.object({
    items: z.array(AccessReview),
    /** Whether a grant nobody answers for is removed a week after the second notice; else it stays flagged. */
    removesUnanswered: z.boolean(),
    /** When the next review should begin: a quarter after the last one did; null where there was none. */
    nextDueOn: day.nullable(),
  }),
  effect: 'read',
});

export const startAccessReview = operation('identity.accessReviews.start', {
  http: 'POST /api/identity/access-reviews',
  access,
  summary:
    'Ask every manager to keep or remove each grant of their people within fourteen days; one review runs at a time',
  input: z.object({}),
  output: z.object({ reviewId: uuid(), grants: count, dueOn: day }),
  effect: 'write',
  events: () => [accessReviewStarted],
  success: 201,
  errors: ['review.open'],
});

export const changeReviewSettings = operation('identity.accessReviews.settings', {
  http: 'PUT /api/identity/access-review-settings',
  access,
  summary: 'Say whether grants that nobody answers for are removed a week after the second notice',
  input: z.object({ removesUnanswered: z.boolean() }),
  ...noContent,
  effect: 'write',
  events: () => [reviewSettingsChanged],
});

const filters = {
  reviewId: uuid(),
  search: label().max(100).optional(),
  state: z.enum(reviewedStateKeys).optional(),
};

export const listReviewedGrants = operation('identity.accessReviews.items', {
  http: 'GET /api/identity/access-reviews/:reviewId/grants',
  access,
  summary: 'Every grant of a review, whom it waits for and what became of it',
  input: z.object({ ...listInput(['person', 'decidedAt']), ...filters }),
  output: listOf(ReviewedGrant),
  effect: 'read',
  errors: ['resource.missing'],
});

export const exportAccessReview = operation('identity.accessReviews.export', {
  ...csvExport(
    { http: 'GET /api/identity/access-reviews/:reviewId' },
    {
      access,
      summary: 'A review as a CSV file, at most 4,000 grants: whose, what, who answered, when and why',
      rows: filters,
    },
  ),
  errors: ['resource.missing'],
});

const WaitingGrant = z.object({
  ...grant,
  /** When the person was last here; null where no session of theirs is known. */
  lastUsedAt: instant.nullable(),
  /** Without it the person could do nothing here: to remove it closes the account. */
  only: z.boolean(),
  state: z.enum(['waiting', 'kept', 'flagged']),
});
export type WaitingGrant = z.infer<typeof WaitingGrant>;

export const myAccessReview = operation('identity.accessReviews.mine', {
  http: 'GET /api/user/access-review',
  access: reviewer,
  summary:
    'Grants that wait for my word in the review that runs, the people by name, two hundred at most; those I kept already follow',
  input: z.object({}),
  output: z.object({
    /** Null while no review runs. */
    review: z.object({ id: uuid(), dueOn: day, flaggedOn: day.nullable(), startedAt: instant }).nullable(),
    items: z.array(WaitingGrant),
    /** How many wait, also beyond those shown. */
    waiting: count,
  }),
  effect: 'read',
});

const answered = {
  access: reviewer,
  ...noContent,
  effect: 'write',
} as const;
const several = z.object({
  reviewedGrantIds: uuids().min(1, 'Please choose a grant').max(GRANTS_AT_ONCE),
});

export const keepGrants = operation('identity.accessReviews.keep', {
  ...answered,
  http: 'POST /api/user/access-review/keep',
  summary: 'Keep grants of my people: they still need them',
  input: several,
  events: () => [grantReviewed, accessReviewFinished],
  errors: ['resource.missing', 'review.own', 'review.answered', 'review.gone'],
});

export const reopenGrants = operation('identity.accessReviews.reopen', {
  ...answered,
  http: 'POST /api/user/access-review/reopen',
  summary: 'Take back that I kept grants, while the review runs: they wait again',
  input: several,
  events: () => [grantReviewed],
  errors: ['resource.missing', 'review.own', 'review.answered'],
});

export const removeGrant = operation('identity.accessReviews.remove', {
  ...answered,
  http: 'POST /api/user/access-review/:reviewedGrantId/remove',
  summary:
    'Remove a grant of one of my people; it is gone everywhere within five seconds. Where it is the only one, the account is closed',
  input: z.object({ reviewedGrantId: uuid(), reason: label().min(3, 'Please say why').max(300) }),
  events: () => [grantReviewed, accessReviewFinished, roleRevoked, rightsChanged, accountSwitched, sessionRevoked],
  errors: ['resource.missing', 'review.own', 'review.answered', 'review.gone', 'role.lastAdministrator'],
});

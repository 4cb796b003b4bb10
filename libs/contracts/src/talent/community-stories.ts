import { z } from 'zod';
import { forAudience } from '../access/rule.js';
import { industries } from '../access/tables.js';
import { event, operation } from '../define.js';
import { listInput } from '../list-input.js';
import { instant, listOf, noContent, uuid, version } from '../paging.js';
import { mayDo } from '../record-may.js';
import { label, lineText, prose } from '../text.js';
import { communityMember } from './community-groups.js';

/** Stories one person has at most, published or not. */
export const MAX_STORIES = 5;
/** Characters of a story at most. */
export const STORY_LENGTH = 4000;

export const storyStates = {
  waiting: 'Waits to be looked at',
  published: 'Published',
  returned: 'Sent back',
} as const;
export type StoryState = keyof typeof storyStates;
const storyStateKeys = Object.keys(storyStates) as [StoryState, ...StoryState[]];

/** Who reads stories: who takes part in the community, and administrators. */
const access = forAudience('allTalent', 'admin');

export const SuccessStory = z.object({
  id: uuid(),
  title: z.string(),
  industry: z.enum(industries).nullable(),
  fromRole: z.string(),
  toRole: z.string(),
  /** How long the way took. */
  months: z.int().min(0).nullable(),
  text: z.string(),
  /** What helped most on the way. */
  helped: z.string().nullable(),
  /** Null where its author rather is not named. */
  authorName: z.string().nullable(),
  status: z.enum(storyStateKeys),
  publishedAt: instant.nullable(),
  mine: z.boolean(),
  /** What who looked at it wrote to its author; null for everybody else. */
  note: z.string().nullable(),
  version,
  may: mayDo(['revise', 'withdraw']),
});
export type SuccessStory = z.infer<typeof SuccessStory>;

export const listSuccessStories = operation('talent.successStories.list', {
  http: 'GET /api/talent/success-stories',
  access,
  summary: 'Stories of people who found their way, the last published first; or all of my own',
  input: z.object({
    ...listInput(['publishedAt', 'title', 'months']),
    industry: z.enum(industries).optional(),
    show: z.enum(['mine']).optional(),
  }),
  output: listOf(SuccessStory),
  effect: 'read',
});

const changes = {
  access: communityMember,
  effect: 'write' as const,
  events: () => [successStoryChanged, successStorySent],
};
const successStoryId = uuid();
const story = {
  title: label().min(5, 'Please give your story a title').max(120),
  industry: z.enum(industries).nullable().default(null),
  fromRole: label().min(2, 'Please say where your way began').max(120),
  toRole: label().min(2, 'Please say where it led').max(120),
  months: z.int().min(0).max(600).nullable().default(null),
  text: prose().min(100, 'Please tell it in a few sentences').max(STORY_LENGTH),
  helped: lineText().max(200).nullable().default(null),
  /** Under my name; otherwise nobody is told whose it is but who looks at it. */
  named: z.boolean().default(true),
  /** That everybody in the organization may read it. */
  consents: z.literal(true, 'Please say that others may read it'),
};

export const writeSuccessStory = operation('talent.successStories.write', {
  ...changes,
  http: 'POST /api/talent/success-stories',
  summary: 'Tell my story; it is published once somebody who moderates or administers has looked at it',
  input: z.object(story),
  output: z.object({ successStoryId }),
  success: 201,
  errors: ['story.many'],
});

export const reviseSuccessStory = operation('talent.successStories.revise', {
  ...changes,
  http: 'PUT /api/talent/success-stories/:successStoryId',
  summary: 'Write my story anew; it is looked at again before others read it',
  input: z.object({ successStoryId, ...story, version }),
  ...noContent,
  errors: ['resource.missing', 'resource.stale'],
});

export const withdrawSuccessStory = operation('talent.successStories.withdraw', {
  ...changes,
  http: 'DELETE /api/talent/success-stories/:successStoryId',
  summary: 'Take my story back; nobody reads it any more',
  input: z.object({ successStoryId }),
  ...noContent,
  errors: ['resource.missing'],
});

export const WaitingStory = SuccessStory.pick({
  id: true,
  title: true,
  industry: true,
  fromRole: true,
  toRole: true,
  months: true,
  text: true,
  helped: true,
  version: true,
}).extend({
  authorName: z.string(),
  /** Whether it is published under their name. */
  named: z.boolean(),
  sentAt: instant,
});
export type WaitingStory = z.infer<typeof WaitingStory>;

export const listWaitingStories = operation('talent.successStories.waiting', {
  http: 'GET /api/talent/waiting-stories',
  access,
  summary: 'Stories that wait for somebody to look at them, from who moderates a group or administers',
  input: z.object({}),
  output: z.object({ items: z.array(WaitingStory) }),
  effect: 'read',
});

export const storyDecisions = { publish: 'Publish it', return: 'Send it back' } as const;
export type StoryDecision = keyof typeof storyDecisions;
export const storyDecisionKeys = Object.keys(storyDecisions) as [StoryDecision, ...StoryDecision[]];

export const decideOnStory = operation('talent.successStories.decide', {
  access,
  effect: 'write',
  events: () => [successStoryChanged, successStoryDecided],
  http: 'POST /api/talent/success-stories/:successStoryId/decision',
  summary: 'Publish a story as it was read, or send it back with what is missing',
  input: z.object({
    successStoryId,
    decision: z.enum(storyDecisionKeys, 'Please choose one'),
    note: prose().max(500).default(''),
    version,
  }),
  ...noContent,
  errors: ['resource.missing', 'resource.stale', 'story.decided', 'story.own'],
});

/** A story was told, written anew, published, sent back or taken back. */
export const successStoryChanged = event('talent.successStory.changed', z.object({ successStoryId }), {
  live: { to: 'organization', access, refetches: ['talent.successStories.list', 'talent.successStories.waiting'] },
});

/** A story waits to be looked at. `deciderIds`: who moderates groups of its industry; nobody where administrators do. */
export const successStorySent = event(
  'talent.successStory.sent',
  z.object({ successStoryId, title: z.string(), deciderIds: z.array(uuid()).max(20) }),
);

/** Somebody looked at a story. */
export const successStoryDecided = event(
  'talent.successStory.decided',
  z.object({ successStoryId, title: z.string(), userId: uuid(), decision: z.enum(storyDecisionKeys) }),
);

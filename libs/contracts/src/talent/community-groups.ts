import { z } from 'zod';
import { forAudience } from '../access/rule.js';
import { industries } from '../access/tables.js';
import { event, operation } from '../define.js';
import { listInput } from '../list-input.js';
import { listOf, noContent, uuid } from '../paging.js';
import { mayDo } from '../record-may.js';
import { label, prose } from '../text.js';

/** Who takes part in the community: candidates and professionals, whatever their industry. */
export const communityMember = forAudience('allTalent');
const access = communityMember;

/** Groups one person moderates at most. */
export const MAX_GROUPS = 5;

const community = {
  name: label().min(3, 'Please name the group').max(80),
  about: prose().min(1, 'Please say whom it is for, and what about').max(500),
  /** For whom; null where for everybody. */
  industry: z.enum(industries).nullable().default(null),
  role: label().max(80).nullable().default(null),
  region: label().max(80).nullable().default(null),
};
const alias = label().min(2, 'An alias has two letters at least').max(40);

export const CommunityGroup = z.object({
  id: uuid(),
  name: z.string(),
  about: z.string(),
  industry: z.enum(industries).nullable(),
  role: z.string().nullable(),
  region: z.string().nullable(),
  moderatorName: z.string(),
  /** Whether I moderate it. */
  mine: z.boolean(),
  members: z.int().min(0),
  joined: z.boolean(),
  /** What I am called in it; null where by my name. */
  alias: z.string().nullable(),
  /** Hidden posts that wait for my decision. */
  waiting: z.int().min(0),
  may: mayDo(['join', 'leave']),
});
export type CommunityGroup = z.infer<typeof CommunityGroup>;

export const listCommunityGroups = operation('talent.communityGroups.list', {
  http: 'GET /api/talent/community-groups',
  access,
  summary: 'Groups of the community by industry, role and region, with who moderates each',
  input: z.object({
    ...listInput(['name', 'members']),
    industry: z.enum(industries).optional(),
    role: label().max(80).optional(),
    region: label().max(80).optional(),
    show: z.enum(['mine']).optional(),
  }),
  output: listOf(CommunityGroup).extend({
    /** What groups are for, to choose from. */
    roles: z.array(z.string()),
    regions: z.array(z.string()),
  }),
  effect: 'read',
});

export const CommunityMember = z.object({
  id: uuid(),
  /** Their name, or what they are called in the group. */
  name: z.string(),
  underAlias: z.boolean(),
  moderates: z.boolean(),
});
export type CommunityMember = z.infer<typeof CommunityMember>;

export const listCommunityMembers = operation('talent.communityGroups.members', {
  http: 'GET /api/talent/community-groups/:communityGroupId/members',
  access,
  summary: 'Who is in a group of mine, who joined first before the others; each as they are called there',
  input: z.object({ communityGroupId: uuid(), page: listInput(['name']).page }),
  output: listOf(CommunityMember),
  effect: 'read',
  errors: ['resource.missing'],
});

const changes = { access, effect: 'write' as const, events: () => [communityGroupChanged] };

export const createCommunityGroup = operation('talent.communityGroups.create', {
  ...changes,
  http: 'POST /api/talent/community-groups',
  summary: 'Open a group, which I moderate under my name; five at most',
  input: z.object(community),
  output: z.object({ communityGroupId: uuid() }),
  success: 201,
  errors: ['community.name', 'community.groups'],
});

export const joinCommunityGroup = operation('talent.communityGroups.join', {
  ...changes,
  http: 'POST /api/talent/community-groups/:communityGroupId/membership',
  summary: 'Join a group, under my name or an alias',
  input: z.object({ communityGroupId: uuid(), alias: alias.nullable().default(null) }),
  ...noContent,
  errors: ['resource.missing', 'community.joined', 'community.alias'],
});

export const leaveCommunityGroup = operation('talent.communityGroups.leave', {
  access,
  effect: 'write',
  events: () => [communityGroupChanged, communityGroupHandedOver],
  http: 'POST /api/talent/community-groups/:communityGroupId/departure',
  summary: 'Leave a group; who moderates it hands it over to a member who goes by their name, or closes it',
  input: z.object({
    communityGroupId: uuid(),
    /** A member of the group; from whoever moderates it. */
    nextModeratorId: uuid().nullable().default(null),
    /** Closes the group, from whoever moderates it. */
    close: z.boolean().default(false),
  }),
  ...noContent,
  errors: ['resource.missing', 'community.moderator', 'community.successor'],
});

/** Somebody opened a group, joined it or left it, or it was closed. */
export const communityGroupChanged = event(
  'talent.communityGroup.changed',
  z.object({ communityGroupId: uuid(), what: z.enum(['created', 'joined', 'left', 'closed']) }),
  {
    live: {
      to: 'organization',
      access,
      refetches: [
        'talent.communityGroups.list',
        'talent.communityGroups.members',
        'talent.communityPosts.list',
        'talent.communityPosts.waiting',
      ],
    },
  },
);

/** Who moderated a group has left it, and somebody else moderates it from now on. */
export const communityGroupHandedOver = event(
  'talent.communityGroup.handedOver',
  z.object({ communityGroupId: uuid(), groupName: z.string(), moderatorId: uuid() }),
);

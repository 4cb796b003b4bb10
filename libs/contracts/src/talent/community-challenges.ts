import { z } from 'zod';
import { event, operation } from '../define.js';
import { listInput } from '../list-input.js';
import { day, instant, listOf, noContent, uuid } from '../paging.js';
import { mayDo } from '../record-may.js';
import { label, prose } from '../text.js';
import { communityMember as access } from './community-groups.js';
import { developmentChanged } from './development-events.js';

/** People in a team at most. */
export const TEAM_SIZE = 5;
/** Works of others somebody looks at before they read what was said of theirs, and people who look at theirs. */
export const REVIEWS = 2;
/** Characters of a work at most. */
export const WORK_LENGTH = 8000;

/** How far somebody is with a challenge. */
export const challengeStates = { joined: 'Joined', handed_in: 'Handed in', reviewed: 'Reviewed' } as const;
export type ChallengeState = keyof typeof challengeStates;
const challengeStateKeys = Object.keys(challengeStates) as [ChallengeState, ...ChallengeState[]];
const state = z.enum(challengeStateKeys);
const result = z.int().min(0).max(100).nullable();

export const Challenge = z.object({
  id: uuid(),
  title: z.string(),
  summary: z.string(),
  minutes: z.int().nullable(),
  /** The last day on which work is handed in; null where it stays open. */
  endsOn: day.nullable(),
  skills: z.array(z.string()),
  /** People and teams who take part. */
  entries: z.int().min(0),
  /** Those of them who have handed their work in. */
  works: z.int().min(0),
  /** Mine; null where I do not take part. */
  entry: z
    .object({
      id: uuid(),
      teamName: z.string().nullable(),
      members: z.int().min(1),
      shown: z.boolean(),
      state,
      work: z.string().nullable(),
      handedInAt: instant.nullable(),
      /** Works of others that I or my team have looked at. */
      given: z.int().min(0),
      received: z.int().min(0),
      /** Share of the criteria it meets; null until it is reviewed. */
      result,
      /** What was said of it; null until two of others were looked at. */
      reviews: z
        .array(z.object({ met: z.array(z.string()), unmet: z.array(z.string()), words: z.string() }))
        .nullable(),
      /** What I or my team have said of the work of others. */
      written: z.array(z.string()),
    })
    .nullable(),
  may: mayDo(['join', 'handIn', 'review', 'leave']),
});
export type Challenge = z.infer<typeof Challenge>;

export const listChallenges = operation('talent.challenges.list', {
  http: 'GET /api/talent/challenges',
  access,
  summary: 'Challenges of my industries that are open, those that end first before the others; or all I take part in',
  input: z.object({ ...listInput(['endsOn', 'title', 'minutes']), show: z.enum(['mine']).optional() }),
  output: listOf(Challenge),
  effect: 'read',
});

export const ChallengeDetail = Challenge.extend({
  body: z.string(),
  /** What a work is judged by. */
  criteria: z.array(z.string()),
  /** Teams that take somebody in. */
  teams: z.array(z.object({ id: uuid(), teamName: z.string(), members: z.int().min(1) })),
  /** Who takes part and lets it be seen, those whose work was reviewed first. */
  board: z.array(
    z.object({
      id: uuid(),
      /** Null for somebody who takes part alone. */
      teamName: z.string().nullable(),
      /** Those of them who let themselves be shown. */
      names: z.array(z.string()),
      state,
      result,
      mine: z.boolean(),
    }),
  ),
  /** A work that waits for somebody to look at it; whose it is stays hidden. Null where none does. */
  next: z.object({ challengeEntryId: uuid(), work: z.string(), criteria: z.array(z.string()) }).nullable(),
});
export type ChallengeDetail = z.infer<typeof ChallengeDetail>;

const catalogueItemId = uuid();

export const getChallenge = operation('talent.challenges.get', {
  http: 'GET /api/talent/challenges/:catalogueItemId',
  access,
  summary: 'A challenge with its criteria, who takes part and lets it be seen, and what was said of my work',
  input: z.object({ catalogueItemId }),
  output: ChallengeDetail,
  effect: 'read',
  errors: ['resource.missing'],
});

const changes = { access, effect: 'write' as const, events: () => [challengeChanged] };
const shown = z.boolean();

export const joinChallenge = operation('talent.challenges.join', {
  ...changes,
  http: 'POST /api/talent/challenges/:catalogueItemId/entry',
  summary: 'Take part in a challenge: alone, with a new team or in a team that takes somebody in',
  input: z.object({
    catalogueItemId,
    /** A new team. */
    teamName: label().min(2, 'Please name the team').max(60).nullable().default(null),
    /** A team there is. */
    challengeEntryId: uuid('Please choose a team').nullable().default(null),
    shown: shown.default(false),
  }),
  ...noContent,
  errors: ['resource.missing', 'challenge.over', 'challenge.joined', 'challenge.teamName', 'challenge.teamFull'],
});

export const showInChallenge = operation('talent.challenges.show', {
  ...changes,
  http: 'PUT /api/talent/challenges/:catalogueItemId/shown',
  summary: 'Let myself be shown among those who take part in a challenge, or no longer',
  input: z.object({ catalogueItemId, shown }),
  ...noContent,
  errors: ['resource.missing'],
});

export const handInWork = operation('talent.challenges.handIn', {
  ...changes,
  http: 'PUT /api/talent/challenges/:catalogueItemId/work',
  summary: 'Hand in the work of mine or of my team, or another one until somebody has looked at it',
  input: z.object({ catalogueItemId, work: prose().min(1, 'Please write down your work').max(WORK_LENGTH) }),
  ...noContent,
  errors: ['resource.missing', 'challenge.over', 'challenge.seen'],
});

export const leaveChallenge = operation('talent.challenges.leave', {
  ...changes,
  http: 'DELETE /api/talent/challenges/:catalogueItemId/entry',
  summary: 'No longer take part in a challenge; with who leaves last, the work goes as well',
  input: z.object({ catalogueItemId }),
  ...noContent,
  errors: ['resource.missing'],
});

export const reviewWork = operation('talent.challenges.review', {
  access,
  effect: 'write',
  events: () => [challengeChanged, challengeReviewed, developmentChanged],
  http: 'POST /api/talent/challenge-entries/:challengeEntryId/reviews',
  summary: 'Say of a work which criteria it meets; neither side learns who the other is',
  input: z.object({
    challengeEntryId: uuid(),
    /** The criteria it meets, by their place, from 1. */
    met: z.array(z.int().min(1).max(8)).max(8),
    words: prose().min(1, 'Please say what you saw, in a sentence').max(1000),
  }),
  ...noContent,
  errors: ['resource.missing', 'challenge.notHandedIn', 'challenge.ownWork', 'challenge.reviewed'],
});

/** Somebody takes part in a challenge, handed work in, looked at one, or no longer takes part. */
export const challengeChanged = event('talent.challenge.changed', z.object({ catalogueItemId }), {
  live: { to: 'organization', access, refetches: ['talent.challenges.list', 'talent.challenges.get'] },
});

/** As many as it takes have looked at a work. */
export const challengeReviewed = event(
  'talent.challenge.reviewed',
  z.object({ catalogueItemId, title: z.string(), userIds: z.array(uuid()).max(TEAM_SIZE) }),
);

import { z } from 'zod';
import { event, operation } from '../define.js';
import { listInput } from '../list-input.js';
import { instant, listOf, uuid } from '../paging.js';
import { mayDo } from '../record-may.js';
import { communityMember as access } from './community-groups.js';

/** How somebody stands in an event they said they come to. */
export const eventSeatStates = { going: 'You have a seat', waiting: 'You are waiting' } as const;
export type EventSeatState = keyof typeof eventSeatStates;
export const eventSeatKeys = Object.keys(eventSeatStates) as [EventSeatState, ...EventSeatState[]];

export const CommunityEvent = z.object({
  id: uuid(),
  title: z.string(),
  summary: z.string(),
  body: z.string(),
  place: z.string(),
  startsAt: instant,
  endsAt: instant,
  /** Null where there is room for everybody. */
  seats: z.int().min(1).nullable(),
  /** People who have a seat. */
  going: z.int().min(0),
  waiting: z.int().min(0),
  skills: z.array(z.string()),
  /** Mine; null where I have not said that I come. `ahead`: people who wait before me. */
  seat: z.object({ status: z.enum(eventSeatKeys), ahead: z.int().min(0).nullable() }).nullable(),
  may: mayDo(['answer']),
});
export type CommunityEvent = z.infer<typeof CommunityEvent>;

export const listCommunityEvents = operation('talent.communityEvents.list', {
  http: 'GET /api/talent/community-events',
  access,
  summary: 'Events of my industries that are still to come, the next one first; or all I said I come to',
  input: z.object({ ...listInput(['startsAt', 'title']), show: z.enum(['mine']).optional() }),
  output: listOf(CommunityEvent),
  effect: 'read',
});

export const answerCommunityEvent = operation('talent.communityEvents.answer', {
  http: 'PUT /api/talent/community-events/:catalogueItemId/seat',
  access,
  summary:
    'Say that I come to an event, or no longer; without a free seat I wait, and seats go to whoever waits longest',
  input: z.object({ catalogueItemId: uuid(), coming: z.boolean() }),
  output: z.object({
    /** Null where I do not come. */
    status: z.enum(eventSeatKeys).nullable(),
  }),
  effect: 'write',
  events: () => [communityEventAnswered, communitySeatGiven],
  errors: ['resource.missing', 'community.eventOver'],
});

export const exportCommunityEvent = operation('talent.communityEvents.file', {
  http: 'GET /api/talent/community-events/:catalogueItemId/calendar',
  access,
  summary: 'An event as a calendar file (RFC 5545)',
  input: z.object({ catalogueItemId: uuid() }),
  output: z.object({ filename: z.string(), ics: z.string() }),
  effect: 'read',
  errors: ['resource.missing'],
  document: { type: 'text/calendar', field: 'ics' },
});

/** Somebody said that they come to an event, or no longer. */
export const communityEventAnswered = event(
  'talent.communityEvent.answered',
  z.object({ catalogueItemId: uuid(), coming: z.boolean() }),
  { live: { to: 'organization', access, refetches: ['talent.communityEvents.list'] } },
);

/** A seat has become free, and somebody who waited has it. */
export const communitySeatGiven = event(
  'talent.communityEvent.seatGiven',
  z.object({ catalogueItemId: uuid(), userId: uuid(), title: z.string() }),
);

/** An event is another one than when people said they come, or does not take place. */
export const communityEventRevised = event(
  'talent.communityEvent.revised',
  z.object({ catalogueItemId: uuid(), title: z.string(), userIds: z.array(uuid()).max(500), calledOff: z.boolean() }),
  { live: { to: 'organization', access, refetches: ['talent.communityEvents.list'] } },
);

import { z } from 'zod';
import { inModule } from '../access/rule.js';
import { event, operation } from '../define.js';
import { instant, noContent, uuid } from '../paging.js';

export const exportCalendar = operation('productivity.calendar.export', {
  http: 'GET /api/productivity/calendar',
  access: inModule('productivity'),
  summary:
    'My shifts, leave, interviews and deadlines of offers, open tasks with a day and weekly check-ins as a calendar file (RFC 5545)',
  input: z.object({}),
  output: z.object({ filename: z.string(), ics: z.string(), events: z.int().min(0) }),
  effect: 'read',
  document: { type: 'text/calendar', field: 'ics' },
});

const Feed = z.object({
  createdAt: instant,
  /** When a calendar asked for it last; null before the first time. */
  readAt: instant.nullable(),
});

export const getCalendarFeed = operation('productivity.calendar.feed', {
  http: 'GET /api/productivity/calendar/feed',
  access: inModule('productivity'),
  summary: 'Whether my calendar has an address that calendars can subscribe to, and when it was asked for last',
  input: z.object({}),
  output: z.object({ feed: Feed.nullable() }),
  effect: 'read',
});

export const openCalendarFeed = operation('productivity.calendar.openFeed', {
  http: 'POST /api/productivity/calendar/feed',
  access: inModule('productivity'),
  summary: 'A new secret address of my calendar, shown this once; the one before it stops working',
  input: z.object({}),
  output: z.object({
    /** Of the address: calendars subscribe to it at the product's own host. */
    path: z.string(),
  }),
  effect: 'write',
  events: () => [calendarFeedChanged],
  success: 201,
  keeping: 'secret',
});

export const closeCalendarFeed = operation('productivity.calendar.closeFeed', {
  http: 'DELETE /api/productivity/calendar/feed',
  access: inModule('productivity'),
  summary: 'Take the secret address of my calendar back: whoever has it reads nothing any more',
  input: z.object({}),
  ...noContent,
  effect: 'write',
  events: () => [calendarFeedChanged],
  errors: ['resource.missing'],
});

/** Where calendars find the feed; the token says whose it is, and is the only key to it. */
export const readCalendarFeed = operation('productivity.calendar.readFeed', {
  http: 'GET /api/calendar/:feedToken',
  access: 'public',
  summary: 'A calendar by its secret address, for programs that subscribe to it (RFC 5545)',
  input: z.object({ feedToken: z.string().regex(/^[\w-]{86}(?:\.ics)?$/, 'This is not one of our addresses') }),
  output: z.object({ filename: z.string(), ics: z.string() }),
  effect: 'read',
  document: { type: 'text/calendar', field: 'ics' },
  errors: ['resource.missing'],
});

export const calendarFeedChanged = event(
  'productivity.calendar.feedChanged',
  z.object({ userId: uuid(), open: z.boolean() }),
  { live: { to: 'subject', access: 'signed-in', refetches: ['productivity.calendar.feed'] } },
);

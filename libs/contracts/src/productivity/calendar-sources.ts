import { z } from 'zod';
import { inModule } from '../access/rule.js';
import { event, job, operation } from '../define.js';
import { instant, noContent, uuid, version } from '../paging.js';
import { label, lineText } from '../text.js';

const access = inModule('productivity');
/** Calendars one person may subscribe to. */
export const SOURCES_MOST = 5;
/** How often a calendar is read, in minutes. */
export const READ_EVERY_MINUTES = 15;
/** Days ahead whose appointments take time. */
export const BUSY_DAYS = 180;

/** Why a calendar was not read the last time. */
export const sourceProblems = {
  unreachable: 'Its address does not answer',
  refused: 'Its address answers that there is no calendar',
  unreadable: 'What its address answers is no calendar',
  large: 'It is larger than 2 MB, or has too many appointments',
} as const;
export type SourceProblem = keyof typeof sourceProblems;
const sourceProblemKeys = Object.keys(sourceProblems) as [SourceProblem, ...SourceProblem[]];

export const CalendarSource = z.object({
  id: uuid(),
  name: z.string(),
  /** The address without its path: that is a secret, and is never told again. */
  host: z.string(),
  /** Whether its appointments take time. */
  used: z.boolean(),
  /** When it was read last; null before the first time. */
  readAt: instant.nullable(),
  /** Null where it was read. */
  problem: z.enum(sourceProblemKeys).nullable(),
  /** Times that it takes from now on. */
  busyTimes: z.int().min(0),
  version,
});
export type CalendarSource = z.infer<typeof CalendarSource>;

const one = { calendarSourceId: uuid() };
const name = label().min(1, 'Please name the calendar').max(60);

export const listCalendarSources = operation('productivity.calendarSources.list', {
  http: 'GET /api/productivity/calendar/sources',
  access,
  summary: 'Calendars of mine outside whose appointments take my time, by name',
  input: z.object({}),
  output: z.object({ items: z.array(CalendarSource).max(SOURCES_MOST) }),
  effect: 'read',
});

export const addCalendarSource = operation('productivity.calendarSources.add', {
  http: 'POST /api/productivity/calendar/sources',
  access,
  summary: 'Subscribe to a calendar of mine by its secret address (iCalendar); it is read at once, or refused',
  input: z.object({ name, address: lineText().min(1, 'Please enter the address of the calendar').max(1_000) }),
  output: z.object({ calendarSourceId: uuid(), busyTimes: z.int().min(0) }),
  effect: 'write',
  events: () => [calendarSourcesChanged],
  success: 201,
  errors: ['calendar.many'],
});

export const changeCalendarSource = operation('productivity.calendarSources.change', {
  http: 'PUT /api/productivity/calendar/sources/:calendarSourceId',
  access,
  summary: 'Rename a calendar of mine, or say whether its appointments take my time',
  input: z.object({ ...one, name, used: z.boolean(), version }),
  ...noContent,
  effect: 'write',
  events: () => [calendarSourcesChanged],
  errors: ['resource.missing', 'resource.stale'],
});

export const readCalendarSource = operation('productivity.calendarSources.read', {
  http: 'POST /api/productivity/calendar/sources/:calendarSourceId/read',
  access,
  summary: 'Read a calendar of mine now',
  input: z.object(one),
  output: z.object({ problem: z.enum(sourceProblemKeys).nullable() }),
  effect: 'write',
  events: () => [calendarSourcesChanged],
  errors: ['resource.missing'],
});

export const dropCalendarSource = operation('productivity.calendarSources.drop', {
  http: 'DELETE /api/productivity/calendar/sources/:calendarSourceId',
  access,
  summary: 'End the subscription to a calendar of mine: what it took of my time is free again',
  input: z.object(one),
  ...noContent,
  effect: 'write',
  events: () => [calendarSourcesChanged],
  errors: ['resource.missing'],
});

/** A calendar somebody subscribed to was added, changed, read or ended. */
export const calendarSourcesChanged = event('productivity.calendarSources.changed', z.object({ userId: uuid() }), {
  live: { to: 'subject', access: 'signed-in', refetches: ['productivity.calendarSources.list'] },
});

/** Reads the calendars whose time has come. */
export const readCalendarSources = job('productivity.calendarSources.tend', z.object({}), { everyMs: 60_000 });

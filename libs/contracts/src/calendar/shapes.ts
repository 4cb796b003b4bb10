import { z } from 'zod';
import { uuids } from '../canonical.js';
import { operation } from '../define.js';
import { day, instant, uuid, version } from '../paging.js';

/** Days back and ahead that a calendar shows of what takes place at a time. */
export const CALENDAR_DAYS = { back: 31, ahead: 365 } as const;
/** Entries of one service in one calendar at most, the next ones first. */
export const MOST_ENTRIES = 500;

/** People whose time is asked for at once. */
export const BUSY_AT_ONCE = 500;

/** What takes somebody's time, without what it is about. */
const BusyTime = z.object({
  userId: uuid(),
  kind: z.enum(['shift', 'leave', 'calendar']),
  start: instant,
  end: instant,
});
export type BusyTime = z.infer<typeof BusyTime>;

/** The operation by which a service says when people are busy with it. */
export const busyListOf = <const S extends 'healthcare' | 'productivity'>(service: S) =>
  operation(`${service}.calendar.busy`, {
    http: 'none',
    access: 'internal',
    summary: 'When people are busy with what this service keeps',
    input: z.object({ userIds: uuids().max(BUSY_AT_ONCE), from: instant, until: instant }),
    output: z.object({ items: z.array(BusyTime) }),
    effect: 'read',
  });

/** What of a service stands in somebody's calendar: from an instant to another, or on days. */
export const CalendarEntry = z.object({
  /** Of the thing, with what it is: `shift-…`. */
  id: z.string(),
  title: z.string(),
  at: z.object({ start: instant, end: instant }).nullable(),
  on: z.object({ firstDay: day, lastDay: day }).nullable(),
  /** Where it is; empty where nobody has said. */
  location: z.string(),
  /** Waits for somebody's word. */
  tentative: z.boolean(),
  /** Counts changes of the thing. */
  version,
});
export type CalendarEntry = z.infer<typeof CalendarEntry>;

/** The operation by which a service says what of it stands in a person's calendar. A calendar that is subscribed to has no caller. */
export const calendarListOf = <const S extends 'healthcare' | 'talent'>(service: S) =>
  operation(`${service}.calendar.list`, {
    http: 'none',
    access: 'internal',
    summary: 'What of this service stands in the calendar of a person, the next ones first',
    input: z.object({ userId: uuid(), from: instant, until: instant }),
    output: z.object({ items: z.array(CalendarEntry) }),
    effect: 'read',
  });

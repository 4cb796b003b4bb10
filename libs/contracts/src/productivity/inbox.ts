import { z } from 'zod';
import { event, operation } from '../define.js';
import { inboxGroups, inboxServices } from '../inbox/kinds.js';
import { InboxItem } from '../inbox/shapes.js';
import { lineText } from '../text.js';
import { days } from '../dates.js';
import { instant, noContent, uuid } from '../paging.js';

const access = 'signed-in' as const;
const zones = new Set(Intl.supportedValuesOf('timeZone'));

/** Whose clocks say what is overdue and what is due today (IANA); the organization's where it is absent. */
const zone = z
  .string()
  .max(64)
  .refine((name) => name === 'UTC' || zones.has(name), 'Please name a timezone such as Europe/Berlin')
  .optional();
/** The id of something in the inbox. */
const item = lineText().min(1).max(120);

export const getInbox = operation('productivity.inbox.get', {
  http: 'GET /api/home/inbox',
  access,
  summary:
    'Everything that waits for me, from every hub, what is due first at the top; of a kind at most fifty. Services that did not answer are named',
  input: z.object({
    zone,
    /** Only what I have put off, in place of everything else. */
    snoozed: z.stringbool().optional(),
  }),
  output: z.object({
    items: z.array(InboxItem),
    /** Services whose rows are not among them. */
    missing: z.array(z.enum(inboxServices)),
    /** Of what waits, how many I have put off. */
    snoozed: z.int().min(0),
  }),
  effect: 'read',
});

/** How many the assistant names. */
export const MOST_TOLD = 20;

export const summarizeInbox = operation('productivity.inbox.summary', {
  http: 'GET /api/home/inbox/summary',
  access,
  summary: 'What waits for me as it may be told in a conversation: nothing of well-being or clearances',
  input: z.object({}),
  output: z.object({
    total: z.int().min(0),
    overdue: z.int().min(0),
    dueToday: z.int().min(0),
    /** Those due first. */
    items: z
      .array(z.object({ what: z.string(), title: z.string(), dueAt: instant.nullable(), group: z.enum(inboxGroups) }))
      .max(MOST_TOLD),
    missing: z.array(z.enum(inboxServices)),
  }),
  effect: 'read',
});

export const snoozeItem = operation('productivity.inbox.snooze', {
  http: 'POST /api/home/inbox/snooze',
  access,
  summary: 'Put something that waits for me off until a day; said again, until another one',
  input: z.object({ item, until: days.appointed, zone }),
  ...noContent,
  effect: 'write',
  events: () => [inboxChanged],
  errors: ['inbox.until'],
});

export const unsnoozeItem = operation('productivity.inbox.unsnooze', {
  http: 'POST /api/home/inbox/unsnooze',
  access,
  summary: 'Take something that I have put off back into my inbox',
  input: z.object({ item }),
  ...noContent,
  effect: 'write',
  events: () => [inboxChanged],
});

/** Something was put off, or taken back. */
export const inboxChanged = event('productivity.inbox.changed', z.object({ userId: uuid() }), {
  live: { to: 'subject', access, refetches: ['productivity.inbox.get', 'productivity.inbox.summary'] },
});

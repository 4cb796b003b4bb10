import { z } from 'zod';
import { operation } from '../define.js';
import { day, instant } from '../paging.js';
import { inboxGroups, inboxKindKeys, type InboxService } from './kinds.js';

/** Rows of one kind at most: those due first. */
export const MOST_OF_A_KIND = 50;

const call = { operation: z.string(), input: z.record(z.string(), z.unknown()) };

/** What one click does in place. */
export const InboxAction = z.object({
  ...call,
  label: z.string(),
  /** What it did can be taken back: by `undo`. */
  undoable: z.boolean(),
  /** `answered`: fields of the answer that the undoing sends as well. */
  undo: z.object({ ...call, answered: z.array(z.string()) }).nullable(),
  /** Asked first, where nothing takes it back and its effect is dear. */
  question: z.object({ title: z.string(), text: z.string() }).nullable(),
});
export type InboxAction = z.infer<typeof InboxAction>;

const facts = {
  /** The kind, and what of it: the same for as long as it waits. */
  id: z.string(),
  kind: z.enum(inboxKindKeys),
  title: z.string(),
  /** Why it waits for this person, with what they need to know to decide. */
  reason: z.string(),
  /** Path of the screen, at the part to act on. */
  link: z.string(),
  since: instant,
};

export const InboxItem = z.object({
  ...facts,
  /** Of what is due on a day: its last second, where the person is. Null where no time is set. */
  dueAt: instant.nullable(),
  group: z.enum(inboxGroups),
  actions: z.array(InboxAction),
});
export type InboxItem = z.infer<typeof InboxItem>;

/** What a service says of something that waits. Due at an instant, on a day, or at no time. */
export const InboxRow = z.object({
  ...facts,
  dueAt: instant.nullable(),
  dueOn: day.nullable(),
  actions: z.array(InboxAction),
});
export type InboxRow = z.infer<typeof InboxRow>;

/** The operation by which a service says what of it waits for the caller. Whose zone and day it is, its asker knows. */
export const inboxListOf = <const S extends InboxService>(service: S) =>
  operation(`${service}.inbox.list`, {
    http: 'none',
    access: 'internal',
    summary: 'What of this service waits for the caller, by what they may do; those of a kind due first, at most fifty',
    input: z.object({ today: day, zone: z.string() }),
    output: z.object({ items: z.array(InboxRow) }),
    effect: 'read',
  });

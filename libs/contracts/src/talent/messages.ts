import { z } from 'zod';
import { operation } from '../define.js';
import { instant, noContent, uuid, WHOLE_MOST } from '../paging.js';
import { mayDo } from '../record-may.js';
import { label, prose } from '../text.js';
import { messageChanged } from './hiring-design-events.js';
import { designPage, hiringDesigner } from './hiring-design.js';
import { messageEventKeys, messageStateKeys, messageVariableKeys } from './message-shapes.js';
import { stageTypes } from './pipeline.js';

const about = { stage: z.enum(stageTypes), event: z.enum(messageEventKeys) };
const number = z.coerce.number<number>().int().min(1).max(WHOLE_MOST);
const wording = {
  subject: label().min(1, 'Please write a subject').max(120),
  body: prose().min(1, 'Please write what people read').max(1_000),
};

export const MessageTemplate = z.object({
  ...about,
  /** Counts the versions of this message, from 1. */
  number: z.int().min(1),
  state: z.enum(messageStateKeys),
  ...wording,
  /** What of the application stands in it. */
  variables: z.array(z.enum(messageVariableKeys)),
  authorName: z.string(),
  createdAt: instant,
  may: mayDo(['change', 'activate', 'retire']),
});
export type MessageTemplate = z.infer<typeof MessageTemplate>;

export const listMessages = operation('talent.messages.list', {
  http: 'GET /api/talent/messages',
  access: designPage,
  summary: 'Messages applicants get by stage and event, with every version: newest first',
  input: z.object({}),
  output: z.object({ items: z.array(MessageTemplate) }),
  effect: 'read',
});

export const previewMessage = operation('talent.messages.preview', {
  http: 'GET /api/talent/messages/:stage/:event/preview',
  access: hiringDesigner,
  summary: 'A message as the person of an application would read it; nothing is sent',
  input: z.object({ ...about, ...wording, applicationId: uuid() }),
  output: z.object(wording),
  effect: 'read',
  errors: ['resource.missing'],
});

const changes = { effect: 'write' as const, events: () => [messageChanged] };

export const writeMessage = operation('talent.messages.write', {
  http: 'POST /api/talent/messages/:stage/:event',
  access: hiringDesigner,
  summary: 'Write the next version of a message to applicants: it is in use at once, in place of the one before',
  input: z.object({ ...about, ...wording }),
  output: z.object({ number: z.int().min(1) }),
  ...changes,
  success: 201,
});

export const activateMessage = operation('talent.messages.activate', {
  http: 'POST /api/talent/messages/:stage/:event/:number/activation',
  access: hiringDesigner,
  summary: 'Put an earlier version of a message to use again',
  input: z.object({ ...about, number }),
  ...noContent,
  ...changes,
  errors: ['resource.missing', 'message.state'],
});

export const retireMessage = operation('talent.messages.retire', {
  http: 'DELETE /api/talent/messages/:stage/:event',
  access: hiringDesigner,
  summary: 'Take a message to applicants out of use: what goes out without one goes out as before',
  input: z.object(about),
  ...noContent,
  ...changes,
  errors: ['resource.missing'],
});

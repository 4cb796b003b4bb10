import { z } from 'zod';
import { slug } from '../canonical.js';
import { operation } from '../define.js';
import { instant, noContent, uuid } from '../paging.js';
import { ChatMessage, HISTORY_PAGE } from './messages.js';
import { label } from '../text.js';

/** Messages in an export. */
export const EXPORT_MESSAGES = 2_000;

/** How long a deleted conversation can be restored, in days. */
export const RESTORE_DAYS = 30;

/** Earlier clients read snake_case: sessions are written that way, their messages with both spellings of the context. */
const SessionMessage = z.object({
  id: uuid(),
  role: z.enum(['user', 'assistant']),
  content: z.string(),
  timestamp: instant,
  hub_context: z.string(),
  hub_title: z.string(),
  page_context: z.string(),
  page_title: z.string(),
  user_id: uuid(),
});

export const listSessions = operation('chat.sessions.list', {
  http: 'GET /api/chat/sessions',
  access: 'signed-in',
  summary: 'My conversations, latest first, each with its messages; with metrics where asked',
  input: z.object({
    hubContext: slug(60).optional(),
    includeMetrics: z.stringbool().default(false),
    search: label().max(100).optional(),
  }),
  output: z.array(
    z.object({
      id: uuid(),
      hub_context: z.string(),
      hub_title: z.string(),
      page_context: z.string(),
      page_title: z.string(),
      created_at: instant,
      updated_at: instant,
      messages: z.array(SessionMessage),
      metrics: z.object({ messages: z.int(), answers: z.int(), tools: z.int(), productivity: z.int() }).optional(),
    }),
  ),
  effect: 'read',
});

export const getSession = operation('chat.sessions.get', {
  http: 'GET /api/chat/sessions/:sessionId',
  access: 'signed-in',
  summary: 'One conversation of mine: all branches, the leaf I was at, and the run that is still going',
  input: z.object({ sessionId: uuid() }),
  output: z.object({
    id: uuid(),
    leafId: uuid().nullable(),
    activeRunId: uuid().nullable(),
    messages: z.array(ChatMessage),
  }),
  effect: 'read',
  errors: ['resource.missing'],
});

/** Whether a conversation of the caller holds health information: recordings made in it are heard accordingly. */
export const sessionHealth = operation('chat.sessions.health', {
  http: 'none',
  access: 'internal',
  summary: 'Whether a conversation of mine holds health information',
  input: z.object({ sessionId: uuid() }),
  output: z.object({ health: z.boolean() }),
  effect: 'read',
});

export const listHistory = operation('chat.history.list', {
  http: 'GET /api/chat/history',
  access: 'signed-in',
  summary: 'My messages before a time, latest first, twenty at a time',
  input: z.object({
    /** Time of the oldest message seen, or `time,id` where several share it. */
    before: z.string().max(80).optional(),
    limit: z.coerce.number<number>().int().min(1).max(100).default(HISTORY_PAGE),
    hubContext: slug(60).optional(),
  }),
  output: z.object({ messages: z.array(ChatMessage), hasMore: z.boolean(), next: z.string().nullable() }),
  effect: 'read',
});

export const deleteSession = operation('chat.sessions.delete', {
  http: 'DELETE /api/chat/sessions/:sessionId',
  access: 'signed-in',
  summary: 'Delete a conversation of mine; it can be restored for 30 days',
  input: z.object({ sessionId: uuid() }),
  ...noContent,
  effect: 'write',
  changes: ['chat.sessions.list', 'chat.history.list', 'chat.sessions.deleted'],
  errors: ['resource.missing'],
});

export const listDeletedSessions = operation('chat.sessions.deleted', {
  http: 'GET /api/chat/deleted-sessions',
  access: 'signed-in',
  summary: 'Conversations I have deleted and can still restore, the latest deletion first',
  input: z.object({}),
  output: z.array(
    z.object({
      id: uuid(),
      /** What it began with. */
      question: z.string(),
      hubTitle: z.string(),
      pageTitle: z.string(),
      messages: z.int().min(0),
      deletedAt: instant,
      restorableUntil: instant,
    }),
  ),
  effect: 'read',
});

export const restoreSession = operation('chat.sessions.restore', {
  http: 'POST /api/chat/sessions/:sessionId/restore',
  access: 'signed-in',
  summary: 'Bring a deleted conversation back, within 30 days of its deletion',
  input: z.object({ sessionId: uuid() }),
  ...noContent,
  effect: 'write',
  changes: ['chat.sessions.list', 'chat.history.list', 'chat.sessions.deleted'],
  errors: ['resource.missing'],
});

/** Asked by services that are given the id of a conversation. */
export const findSession = operation('chat.sessions.find', {
  http: 'none',
  access: 'internal',
  summary: 'Whether a conversation is one of the caller that is not deleted; any other is missing',
  input: z.object({ sessionId: uuid() }),
  output: z.object({}),
  effect: 'read',
  errors: ['resource.missing'],
});

export const exportHistory = operation('chat.sessions.export', {
  http: 'GET /api/chat/export',
  access: 'signed-in',
  summary: 'My conversations as one JSON document: the latest messages, at most 2,000 and as many as one answer holds',
  input: z.object({}),
  output: z.object({
    filename: z.string(),
    messages: z.array(ChatMessage),
    /** How many there are, also beyond the ones in the document. */
    total: z.int().min(0),
  }),
  effect: 'read',
  audited: true,
});

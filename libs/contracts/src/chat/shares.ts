import { z } from 'zod';
import { forAudience } from '../access/rule.js';
import { uuids } from '../canonical.js';
import { event, operation } from '../define.js';
import { instant, noContent, uuid } from '../paging.js';
import { ChatMessage } from './messages.js';
import { label } from '../text.js';

/** Most people one conversation is shared with. */
export const SHARES_MOST = 20;

/** Why a conversation may not be shared with somebody, in words that tell nothing more of them or of it. */
export const sharingBarriers = {
  operations: 'Their role does not open everything this conversation was answered from',
  records: 'They do not see all the records this conversation was answered from',
  health: 'It holds health information, and they do not work in healthcare',
  documents: 'It quotes documents, and who may read those is decided document by document',
  wellbeing: 'It was written where people speak of their well-being, which stays their own',
} as const;
const barriers = Object.keys(sharingBarriers) as (keyof typeof sharingBarriers)[];
export type SharingBarrier = keyof typeof sharingBarriers;

/** Colleagues share with colleagues: applicants learn nothing of the people who work here. */
export const mayShare = forAudience('internalTeam', 'admin');

const Colleague = z.object({
  id: uuid(),
  name: z.string(),
  title: z.string(),
  /** Why the conversation may not be shared with them; null where it may. */
  barrier: z.enum(barriers).nullable(),
  /** It is shared with them already. */
  shareId: uuid().nullable(),
});

export const listColleagues = operation('chat.shares.colleagues', {
  http: 'GET /api/chat/sessions/:sessionId/colleagues',
  access: mayShare,
  summary:
    'Colleagues by name: whom a conversation of mine may be shared with, and why not with the others; without a name, whom it is shared with',
  input: z.object({ sessionId: uuid(), search: label().max(100).optional() }),
  output: z.object({ items: z.array(Colleague) }),
  effect: 'read',
  errors: ['resource.missing'],
});

export const shareSession = operation('chat.shares.create', {
  http: 'POST /api/chat/sessions/:sessionId/shares',
  access: mayShare,
  summary:
    'Share a conversation of mine with colleagues who may see what it was answered from; they read it and change nothing',
  input: z.object({ sessionId: uuid(), userIds: uuids().min(1, 'Please choose somebody').max(SHARES_MOST) }),
  ...noContent,
  effect: 'write',
  events: () => [conversationShared],
  errors: ['resource.missing', 'chat.sharing', 'chat.shares'],
});

export const revokeShare = operation('chat.shares.revoke', {
  http: 'DELETE /api/chat/shares/:shareId',
  access: mayShare,
  summary: 'Stop sharing a conversation of mine with somebody; it is closed to them at once',
  input: z.object({ shareId: uuid() }),
  ...noContent,
  effect: 'write',
  events: () => [conversationUnshared],
  errors: ['resource.missing'],
});

/** One conversation with one person. */
const Share = z.object({
  id: uuid(),
  sessionId: uuid(),
  /** What the conversation began with; null where it is closed to the reader. */
  title: z.string().nullable(),
  hubTitle: z.string(),
  /** Whose conversation it is, or with whom it is shared. */
  personName: z.string(),
  sharedAt: instant,
  /** When it was last continued. */
  updatedAt: instant,
  /** Whether the reader's rights still open it. */
  open: z.boolean(),
});

export const listShares = operation('chat.shares.list', {
  http: 'GET /api/chat/shares',
  access: mayShare,
  summary: 'Conversations colleagues share with me, and mine that I share, the latest first',
  input: z.object({}),
  output: z.object({ withMe: z.array(Share), byMe: z.array(Share) }),
  effect: 'read',
});

export const getShared = operation('chat.shares.get', {
  http: 'GET /api/chat/shares/:shareId',
  access: mayShare,
  summary: 'A conversation a colleague shares with me, as they see it now; my rights are checked each time',
  input: z.object({ shareId: uuid() }),
  output: z.object({
    id: uuid(),
    sessionId: uuid(),
    title: z.string(),
    hubTitle: z.string(),
    personName: z.string(),
    sharedAt: instant,
    /** What stands in it now, the oldest first; proposals in it are not the reader's to decide. */
    messages: z.array(ChatMessage),
  }),
  effect: 'read',
  errors: ['resource.missing', 'chat.closed'],
});

export const copyShared = operation('chat.shares.copy', {
  http: 'POST /api/chat/shares/:shareId/copy',
  access: mayShare,
  summary: 'Go on with a conversation that is shared with me, as a copy of my own',
  input: z.object({ shareId: uuid() }),
  output: z.object({ sessionId: uuid() }),
  effect: 'write',
  changes: ['chat.sessions.list', 'chat.history.list'],
  success: 201,
  errors: ['resource.missing', 'chat.closed'],
});

const told = { to: 'subject' as const, access: mayShare };

/** Somebody may read a colleague's conversation from now on. */
export const conversationShared = event(
  'chat.share.created',
  z.object({ shareId: uuid(), sessionId: uuid(), userId: uuid(), ownerId: uuid() }),
  { live: { ...told, refetches: ['chat.shares.list', 'chat.shares.colleagues'] } },
);

/** They may not any more. */
export const conversationUnshared = event(
  'chat.share.revoked',
  z.object({ shareId: uuid(), sessionId: uuid(), userId: uuid(), ownerId: uuid() }),
  { live: { ...told, refetches: ['chat.shares.list', 'chat.shares.get', 'chat.shares.colleagues'] } },
);

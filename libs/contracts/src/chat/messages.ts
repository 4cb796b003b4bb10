import { z } from 'zod';
import { forAudience } from '../access/rule.js';
import { event, operation } from '../define.js';
import { instant, noContent, uuid } from '../paging.js';
import { ChatContext, fromSnake, ProductivityContext } from './context.js';
import { answerStatuses, Frame } from './frames.js';
import { AnsweredBy, fallbacks, type Fallback } from './models.js';
import { modes, Part } from './parts.js';
import { prose } from '../text.js';

/** Longest question, in characters. */
export const MESSAGE_LIMIT = 8_000;
/** Messages on a page of history. */
export const HISTORY_PAGE = 20;

/** `running`: the answer is being written; its text is in the stream and not here yet. */
export const messageStatuses = ['running', ...answerStatuses] as const;

export const ChatMessage = ChatContext.extend({
  id: uuid(),
  role: z.enum(['user', 'assistant']),
  content: z.string(),
  timestamp: instant,
  sessionId: uuid(),
  userId: uuid(),
  /** The message it answers or follows; siblings are branches. */
  parentId: uuid().nullable(),
  clientMessageId: z.string().nullable(),
  parts: z.array(Part),
  status: z.enum(messageStatuses),
  mode: z.enum(modes).nullable(),
  /** Null for questions, and for answers no model wrote. */
  answeredBy: AnsweredBy.nullable(),
  fallback: z.enum(Object.keys(fallbacks) as Fallback[]).nullable(),
  productivityContext: ProductivityContext.nullable(),
  contextTags: z.array(z.string()),
  isProductivityRelated: z.boolean(),
  feedback: z.enum(['up', 'down']).nullable(),
});
export type ChatMessage = z.infer<typeof ChatMessage>;

export const sendMessage = operation('chat.messages.send', {
  http: 'POST /api/chat/messages',
  access: 'signed-in',
  summary:
    'Ask the assistant; the answer streams from the run. Sending the same client message id again attaches to the same run',
  input: z.preprocess(
    fromSnake,
    ChatContext.extend({
      /** Made by the client; unique for the person. */
      clientMessageId: z.string().min(8).max(80),
      sessionId: uuid().optional(),
      /** The answer this one follows; the latest where absent. An earlier one starts a branch, null a new beginning. */
      parentId: uuid().nullable().optional(),
      content: prose().min(1, 'Please write a message').max(MESSAGE_LIMIT),
      /** The path of the screen the person looks at: it says which hub they are in, whatever the context says. */
      path: z.string().max(300).optional(),
      /** The model that answers this conversation from now on; as before where absent. */
      providerId: uuid().optional(),
    }),
  ),
  output: z.object({
    runId: uuid(),
    sessionId: uuid(),
    /** The stored question. */
    messageId: uuid(),
    /** The answer being written. */
    answerId: uuid(),
    /** True when the id had been sent before. */
    attached: z.boolean(),
  }),
  effect: 'write',
  events: () => [answerFinished, messageSent, sharedContinued, toolCalled],
  success: 202,
  rate: 'chat',
  errors: ['resource.missing', 'chat.conflict', 'chat.model', 'chat.budget', 'chat.roleBudget', 'chat.busy'],
});

export const regenerate = operation('chat.messages.regenerate', {
  http: 'POST /api/chat/messages/:messageId/regenerate',
  access: 'signed-in',
  summary: 'Answer a question of mine again, as a new branch; naming the answer means its question',
  input: z.object({
    messageId: uuid(),
    clientMessageId: z.string().min(8).max(80),
    /** Asks the model even where the platform's data answers with certainty. */
    askModel: z.boolean().default(false),
  }),
  output: sendMessage.output,
  effect: 'write',
  events: () => [answerFinished, sharedContinued, toolCalled],
  success: 202,
  rate: 'chat',
  errors: ['resource.missing', 'chat.conflict', 'chat.budget', 'chat.roleBudget', 'chat.busy'],
});

export const rateMessage = operation('chat.messages.rate', {
  http: 'POST /api/chat/messages/:messageId/feedback',
  access: 'signed-in',
  summary: 'Say whether an answer was useful, and why not',
  input: z.object({
    messageId: uuid(),
    rating: z.enum(['up', 'down']).nullable(),
    reason: prose().max(500).optional(),
  }),
  ...noContent,
  effect: 'write',
  changes: ['chat.sessions.get'],
  errors: ['resource.missing'],
});

export const streamRun = operation('chat.runs.events', {
  http: 'GET /api/chat/runs/:runId/events',
  access: 'signed-in',
  summary: 'The frames of my run as server-sent events; resumes after the Last-Event-ID',
  input: z.object({ runId: uuid(), after: z.coerce.number<number>().int().min(0).default(0) }),
  output: z.object({
    /** Stored frames after `after`; the gateway splices the live ones on. */
    frames: z.array(z.object({ seq: z.int(), frame: Frame })),
    ended: z.boolean(),
  }),
  effect: 'read',
  stream: 'chat.run.:runId',
  errors: ['resource.missing'],
});

export const stopRun = operation('chat.runs.stop', {
  http: 'POST /api/chat/runs/:runId/stop',
  access: 'signed-in',
  summary: 'Stop my run, from any tab: the model stops and the answer so far is kept',
  input: z.object({ runId: uuid() }),
  ...noContent,
  effect: 'write',
  errors: ['resource.missing'],
});

export const decideProposal = operation('chat.runs.decide', {
  http: 'POST /api/chat/runs/:runId/proposals/:callId/decision',
  access: 'signed-in',
  summary: 'Approve or decline a change the assistant proposed; approving performs it with my own rights',
  input: z.object({
    runId: uuid(),
    callId: uuid(),
    decision: z.enum(['approved', 'declined']),
    signature: z.string().max(200),
  }),
  output: z.object({ state: z.enum(['approved', 'declined', 'expired', 'failed']), outcome: z.string().nullable() }),
  effect: 'write',
  events: () => [toolCalled],
  deadlineMs: 15_000,
  errors: ['resource.missing', 'chat.proposal'],
});

export const messageSent = event(
  'chat.message.sent',
  z.object({ messageId: uuid(), sessionId: uuid(), userId: uuid() }),
);
export const answerFinished = event(
  'chat.answer.finished',
  z.object({
    runId: uuid(),
    sessionId: uuid(),
    userId: uuid(),
    status: z.enum(answerStatuses),
    mode: z.enum(modes),
  }),
  {
    live: {
      to: 'subject',
      access: 'signed-in',
      refetches: ['chat.sessions.list', 'chat.history.list', 'chat.sessions.get'],
    },
  },
);
/** A conversation somebody reads along with has gone on. */
export const sharedContinued = event(
  'chat.share.continued',
  z.object({ shareId: uuid(), sessionId: uuid(), userId: uuid() }),
  {
    live: {
      to: 'subject',
      access: forAudience('internalTeam', 'admin'),
      refetches: ['chat.shares.list', 'chat.shares.get'],
    },
  },
);
/** One tool was asked, with what it was asked, by whom, and what came of it: the audit trail's view of the assistant. */
export const toolCalled = event(
  'chat.tool.called',
  z.object({
    runId: uuid(),
    callId: uuid(),
    operation: z.string(),
    decision: z.enum(['allowed', 'denied', 'proposed', 'approved', 'declined']),
    outcome: z.enum(['answered', 'denied', 'failed', 'waiting']),
    rows: z.int().nullable(),
    latencyMs: z.int(),
    provider: z.string().nullable(),
    promptVersion: z.string().nullable(),
  }),
);

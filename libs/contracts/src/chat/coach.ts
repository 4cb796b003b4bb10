import { z } from 'zod';
import { forAudience } from '../access/rule.js';
import { operation } from '../define.js';
import { instant, noContent, uuid } from '../paging.js';
import { label } from '../text.js';

const access = { module: ['candidate' as const], ...forAudience('allTalent') };
const changes = ['chat.coachThreads.list', 'chat.sessions.list', 'chat.history.list'];

/** Hours after its last message in which a thread that is not kept ends, with all that was said. */
export const COACH_HOURS = 24;
/** Threads somebody may have at a time. */
export const MOST_COACH_THREADS = 20;
/** Letters of what a thread is about. */
export const LONGEST_GOAL = 120;
/** The screen of the coach. */
export const COACH = '/candidate/ai/coach';

const CoachThread = z.object({
  id: uuid(),
  /** The conversation that is the thread. */
  sessionId: uuid(),
  /** The goal it is about, in the words of whoever began it. */
  goal: z.string(),
  startedAt: instant,
  messages: z.int().min(0),
  /** When its person chose to keep it; null where it ends by itself. */
  keptAt: instant.nullable(),
  /** When it ends unless it goes on; null where it is kept. */
  endsAt: instant.nullable(),
});
export type CoachThread = z.infer<typeof CoachThread>;

export const listCoachThreads = operation('chat.coachThreads.list', {
  http: 'GET /api/chat/coach-threads',
  access,
  summary: 'What I talk about with the coach, a thread for each goal, the latest first',
  input: z.object({}),
  output: z.object({ items: z.array(CoachThread) }),
  effect: 'read',
});

export const startCoachThread = operation('chat.coachThreads.start', {
  http: 'POST /api/chat/coach-threads',
  access,
  summary:
    'Begin to talk about a goal of mine with the coach, or go on with the thread there is; it ends after 24 hours',
  input: z.object({ goal: label().min(2, 'Please say what it is about').max(LONGEST_GOAL) }),
  output: z.object({ coachThreadId: uuid(), sessionId: uuid() }),
  effect: 'write',
  changes,
  success: 201,
  errors: ['coach.many'],
});

export const keepCoachThread = operation('chat.coachThreads.keep', {
  http: 'PUT /api/chat/coach-threads/:coachThreadId/kept',
  access,
  summary: 'Keep a thread with the coach, or let it end by itself again',
  input: z.object({ coachThreadId: uuid(), kept: z.boolean() }),
  ...noContent,
  effect: 'write',
  changes,
  errors: ['resource.missing'],
});

export const endCoachThread = operation('chat.coachThreads.end', {
  http: 'DELETE /api/chat/coach-threads/:coachThreadId',
  access,
  summary: 'End a thread with the coach: all that was said in it is deleted for good',
  input: z.object({ coachThreadId: uuid() }),
  ...noContent,
  effect: 'write',
  changes,
  errors: ['resource.missing', 'chat.busy'],
});

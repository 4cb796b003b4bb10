import { z } from 'zod';
import { uuid } from '../paging.js';
import { ruleOf } from '../access/gates.js';
import { event, operation } from '../define.js';

export const NO_TRAINING = 'No methodology training available';

const access = ruleOf('sales.methodology');
const level = z.coerce.number<number>().int().min(1).max(4);

/** Share of right answers that passes a level's quiz and opens the next one. */
export const QUIZ_PASS_PERCENT = 80;
/** What finished lessons and a passed quiz add to a level's progress, in percent. */
export const PROGRESS_SHARES = { lessons: 70, quiz: 30 } as const;

export const listMethodology = operation('sales.methodology.list', {
  http: 'GET /api/sales/excellence/methodology',
  access,
  summary: 'The levels of the sales methodology with my progress in percent',
  input: z.object({}),
  output: z.array(
    z.object({ level: z.int(), title: z.string(), description: z.string(), progress: z.number().min(0).max(100) }),
  ),
  effect: 'read',
});

export const getLevel = operation('sales.methodology.get', {
  http: 'GET /api/sales/excellence/methodology/:level',
  access,
  summary: 'One level: its lessons, the quiz without its answers, and where I stand; of a locked level the titles only',
  input: z.object({ level }),
  output: z.object({
    level: z.int(),
    title: z.string(),
    description: z.string(),
    progress: z.number(),
    unlocked: z.boolean(),
    bestScore: z.number().nullable(),
    lessons: z.array(
      z.object({ id: uuid(), title: z.string(), body: z.string(), minutes: z.int(), done: z.boolean() }),
    ),
    quiz: z.array(z.object({ id: uuid(), question: z.string(), options: z.array(z.string()) })),
  }),
  effect: 'read',
  errors: ['resource.missing'],
});

export const completeLesson = operation('sales.methodology.completeLesson', {
  http: 'POST /api/sales/excellence/methodology/:level/lessons/:lessonId/complete',
  access,
  summary: 'Mark a lesson of an unlocked level as done',
  input: z.object({ level, lessonId: uuid() }),
  output: z.object({ progress: z.number() }),
  effect: 'write',
  events: () => [methodologyProgressed],
  errors: ['resource.missing', 'methodology.locked'],
});

export const takeQuiz = operation('sales.methodology.takeQuiz', {
  http: 'POST /api/sales/excellence/methodology/:level/quiz',
  access,
  summary: 'Answer the quiz of an unlocked level; 80 percent opens the next one',
  input: z.object({
    level,
    answers: z.array(z.object({ questionId: uuid(), option: z.int().min(0).max(9) })).max(50),
  }),
  output: z.object({
    score: z.number(),
    passed: z.boolean(),
    progress: z.number(),
    /** Ids of questions answered wrongly or not at all. */
    missed: z.array(uuid()),
  }),
  effect: 'write',
  events: () => [methodologyProgressed],
  errors: ['resource.missing', 'methodology.locked'],
});

export const methodologyProgressed = event(
  'sales.methodology.progressed',
  z.object({ userId: uuid(), level: z.int(), progress: z.number() }),
  { live: { to: 'subject', access, refetches: ['sales.methodology.list', 'sales.methodology.get'] } },
);

import { z } from 'zod';
import { operation } from '../define.js';
import { noContent, uuid } from '../paging.js';
import { label, prose } from '../text.js';
import { pipelineKeeper } from './interviews.js';
import { questionsChanged } from './open-seat-events.js';

/** Questions of one position at most: more, and people leave before they are done. */
export const QUESTIONS_MOST = 5;

export const Question = label().min(3, 'Please write the question').max(200);
export const Answer = z.object({ question: Question, answer: prose().min(1, 'Please answer this question').max(600) });
export type Answer = z.infer<typeof Answer>;

const positionId = uuid();
const questions = z
  .array(Question)
  .max(QUESTIONS_MOST)
  .refine((all) => new Set(all).size === all.length, 'Please ask every question once');

export const getQuestions = operation('talent.positions.questions', {
  http: 'GET /api/talent/positions/:positionId/questions',
  access: pipelineKeeper,
  summary: 'What everybody who applies for a position answers',
  input: z.object({ positionId }),
  output: z.object({ questions: z.array(Question) }),
  effect: 'read',
  errors: ['resource.missing'],
});

export const setQuestions = operation('talent.positions.ask', {
  http: 'PUT /api/talent/positions/:positionId/questions',
  access: pipelineKeeper,
  summary: 'Say what everybody who applies for a position answers; answers given before stay as they are',
  input: z.object({ positionId, questions }),
  ...noContent,
  effect: 'write',
  events: () => [questionsChanged],
  errors: ['resource.missing'],
});

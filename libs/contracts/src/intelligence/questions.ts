import { z } from 'zod';
import { inModule } from '../access/rule.js';
import { event, operation } from '../define.js';
import { datasetKeys } from '../facts/datasets.js';
import { measureKeys, MOST_CELLS, questionChartKeys } from '../facts/question.js';
import { day, instant, noContent, uuid } from '../paging.js';
import { label } from '../text.js';

const access = inModule('analytics');
/** Questions one person keeps at most. */
export const MOST_QUESTIONS = 200;

export const questionFacts = {
  dataset: z.enum(datasetKeys),
  of: z.enum(measureKeys),
  /** What is summed or averaged. */
  field: label().max(40).optional(),
  /** Fields with commas, `month` among them; two at most. */
  groups: label().max(100).optional(),
  /** `stage=proposal|negotiation;source=Referral`. */
  filters: label().max(4_000).optional(),
};

const Figures = {
  rows: z.int().min(0).nullable(),
  /** People it is about; null of what is about nobody. */
  people: z.int().min(0).nullable(),
  value: z.number().nullable(),
  /** So few people that they could be recognized, or what would tell of such. */
  hidden: z.boolean(),
};

export const Answer = z.object({
  cells: z.array(z.object({ group: z.string().nullable(), beside: z.string().nullable(), ...Figures })).max(MOST_CELLS),
  total: z.object(Figures),
  /** There are more cells than these. */
  more: z.boolean(),
  /** The days it is about: whole years where it is about single persons. */
  from: day,
  until: day,
  /** When a row was last read; null while none was. */
  readAt: instant.nullable(),
  tookMs: z.number().min(0),
});
export type Answer = z.infer<typeof Answer>;

export const askQuestion = operation('intelligence.questions.ask', {
  http: 'GET /api/data/answers',
  access,
  summary: 'The answer to a question of a dataset: a measure over a period, narrowed by filters, by up to two groups',
  input: z.object({ ...questionFacts, from: day, until: day }),
  output: Answer,
  effect: 'read',
  deadlineMs: 10_000,
  errors: ['question.field', 'question.long', 'question.narrow', 'question.period', 'resource.missing'],
});

export const SavedQuestion = z.object({
  id: uuid(),
  title: z.string(),
  dataset: questionFacts.dataset,
  of: questionFacts.of,
  field: z.string().nullable(),
  groups: z.string().nullable(),
  filters: z.string().nullable(),
  chart: z.enum(questionChartKeys),
  /** The days it looks back, until today. */
  days: z.int().min(1),
  /** A field of it is not there any more. */
  broken: z.boolean(),
  savedAt: instant,
});
export type SavedQuestion = z.infer<typeof SavedQuestion>;

export const listQuestions = operation('intelligence.questions.list', {
  http: 'GET /api/data/questions',
  access,
  summary: 'My saved questions, by title',
  input: z.object({}),
  output: z.object({ items: z.array(SavedQuestion).max(MOST_QUESTIONS) }),
  effect: 'read',
});

export const saveQuestion = operation('intelligence.questions.save', {
  http: 'POST /api/data/questions',
  access,
  summary: 'Save a question of mine',
  input: z.object({
    title: label().min(1, 'Please name the question').max(120),
    ...questionFacts,
    chart: z.enum(questionChartKeys).default('bars'),
    days: z.int().min(1).max(1_100).default(365),
  }),
  output: z.object({ questionId: uuid() }),
  effect: 'write',
  success: 201,
  events: () => [questionChanged],
  errors: ['question.field', 'question.long', 'question.many', 'question.narrow', 'resource.missing'],
});

export const dropQuestion = operation('intelligence.questions.drop', {
  http: 'DELETE /api/data/questions/:savedQuestionId',
  access,
  summary: 'Delete a saved question of mine',
  input: z.object({ savedQuestionId: uuid() }),
  ...noContent,
  effect: 'write',
  events: () => [questionChanged],
  errors: ['resource.missing'],
});

/** A question was saved or deleted. */
export const questionChanged = event('intelligence.question.changed', z.object({ userId: uuid() }), {
  live: {
    to: 'subject',
    access,
    refetches: ['intelligence.questions.count', 'intelligence.questions.list', 'intelligence.subscriptions.list'],
  },
});

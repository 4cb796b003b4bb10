import { z } from 'zod';
import { inModule } from '../access/rule.js';
import { operation } from '../define.js';
import { day } from '../paging.js';
import { label } from '../text.js';
import { FileToSend } from '../upload.js';
import { questionFacts } from './questions.js';

/** Lines of figures on paper at most: what is longer is read on the screen. */
export const MOST_LINES = 1_000;

export const getAnswerPdf = operation('intelligence.questions.pdf', {
  http: 'GET /api/data/answers/pdf',
  access: { ...inModule('analytics'), permission: ['EXPORT_DATA'] },
  summary:
    'The answer to a question as a tagged PDF: its title, the question in words, its figures and when they were read',
  input: z.object({ ...questionFacts, from: day, until: day, title: label().max(120).optional() }),
  output: FileToSend,
  download: ['pdf'],
  effect: 'read',
  audited: true,
  deadlineMs: 30_000,
  errors: ['question.field', 'question.long', 'question.narrow', 'question.period', 'resource.missing'],
});

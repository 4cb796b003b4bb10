// Apart from the questions, because the home screen reads it.
import { z } from 'zod';
import { inModule } from '../access/rule.js';
import { operation } from '../define.js';

export const countQuestions = operation('intelligence.questions.count', {
  http: 'GET /api/data/questions/count',
  access: inModule('analytics'),
  summary: 'How many questions I have saved',
  input: z.object({}),
  output: z.object({ questions: z.int().min(0) }),
  effect: 'read',
});

// Apart from the insights, because the home screen reads it.
import { z } from 'zod';
import { inModule } from '../access/rule.js';
import { operation } from '../define.js';

export const countInsights = operation('intelligence.insights.count', {
  http: 'GET /api/intelligence/insights/count',
  access: inModule('intelligence'),
  summary: 'How many insights wait for me that nobody has taken up',
  input: z.object({}),
  output: z.object({ insights: z.int().min(0) }),
  effect: 'read',
});

import { z } from 'zod';
import { event, operation } from '../define.js';

const access = { role: ['ORGANIZATION_ADMIN' as const, 'PLATFORM_ADMIN' as const] };

const Policy = z.object({
  /** Questions that are certainly understood are answered from platform data, at no cost; only the rest goes to a model. */
  dataFirst: z.boolean(),
});

export const getAnswerPolicy = operation('chat.answering.policy', {
  http: 'GET /api/chat/answer-policy',
  access,
  summary: 'Whether questions that are certainly understood are answered without a model in my organization',
  input: z.object({}),
  output: Policy,
  effect: 'read',
});

export const changeAnswerPolicy = operation('chat.answering.changePolicy', {
  http: 'PUT /api/chat/answer-policy',
  access,
  summary:
    'Say whether questions that are certainly understood are answered without a model; holds from the next question on',
  input: Policy,
  output: Policy,
  effect: 'write',
  events: () => [answerPolicyChanged],
});

export const answerPolicyChanged = event('chat.answerPolicy.changed', Policy, {
  live: { to: 'organization', access, refetches: ['chat.answering.policy'] },
});

import { z } from 'zod';
import { slug } from '../canonical.js';
import { operation } from '../define.js';
import { noContent, uuid } from '../paging.js';

/** Why a model may not read what is said where the person is, in words. */
export const modelBarriers = {
  hub: 'Not allowed in this hub',
  health: 'No signed agreement for health information',
} as const;

/** Why another model than the chosen one answered, or none, in words. */
export const fallbacks = {
  gone: 'The chosen model is no longer offered',
  hub: 'The chosen model is not allowed in this hub',
  health: 'The chosen model has no agreement for health information',
  away: 'The chosen model did not answer',
} as const;
export type Fallback = keyof typeof fallbacks;

/** Which model wrote an answer, and what it took, over all calls of that answer. */
export const AnsweredBy = z.object({
  /** What the organization calls it. */
  name: z.string(),
  /** The model as its provider names it. */
  model: z.string(),
  promptTokens: z.int().min(0),
  completionTokens: z.int().min(0),
  estimated: z.boolean(),
});
export type AnsweredBy = z.infer<typeof AnsweredBy>;

export const listModels = operation('chat.models.list', {
  http: 'GET /api/chat/models',
  access: 'signed-in',
  summary: 'Models a conversation of mine may be answered by, in order of use, and why one is not available here',
  input: z.object({
    /** The conversation; one that has not begun yet where absent. */
    sessionId: uuid().optional(),
    hubContext: slug(60).optional(),
    path: z.string().max(300).optional(),
  }),
  output: z.object({
    items: z.array(
      z.object({
        providerId: uuid(),
        name: z.string(),
        model: z.string(),
        barrier: z.enum(Object.keys(modelBarriers) as (keyof typeof modelBarriers)[]).nullable(),
      }),
    ),
    /** The first that is available here: it answers where nothing was chosen. */
    defaultId: uuid().nullable(),
    chosenId: uuid().nullable(),
  }),
  effect: 'read',
  errors: ['resource.missing'],
});

export const chooseModel = operation('chat.models.choose', {
  http: 'PUT /api/chat/sessions/:sessionId/model',
  access: 'signed-in',
  summary:
    'Choose the model that answers a conversation of mine from the next message; null for the organization’s default',
  input: z.object({ sessionId: uuid(), providerId: uuid().nullable() }),
  ...noContent,
  effect: 'write',
  changes: ['chat.models.list'],
  errors: ['resource.missing', 'chat.model'],
});

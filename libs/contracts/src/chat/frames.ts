import { z } from 'zod';
import { uuid } from '../paging.js';
import type { ErrorCode } from '../errors.js';
import { modes, Proposal, Source, Suggestion, Verification } from './parts.js';

export const answerStatuses = ['complete', 'stopped', 'interrupted', 'truncated', 'error'] as const;
/** `truncated`: the model ran into its limit. `interrupted`: it ended without saying so, or the service died. */
export type AnswerStatus = (typeof answerStatuses)[number];

/**
 * What a run streams. Every frame travels with its sequence number, from 1, without gaps: putting the `text-delta`
 * frames together gives exactly the stored answer. The last frame is `finish` or `error`.
 */
export const Frame = z.discriminatedUnion('type', [
  z.object({ type: z.literal('start'), runId: uuid(), messageId: uuid(), mode: z.enum(modes) }),
  /** What is going on before text arrives: 'Thinking...', the tool being asked. */
  z.object({ type: z.literal('data-status'), text: z.string() }),
  z.object({ type: z.literal('text-delta'), delta: z.string() }),
  z.object({ type: z.literal('tool-call'), callId: uuid(), operation: z.string(), label: z.string() }),
  z.object({
    type: z.literal('tool-result'),
    callId: uuid(),
    outcome: z.enum(['answered', 'denied', 'failed']),
    rows: z.int().nullable(),
  }),
  z.object({ type: z.literal('source'), source: Source }),
  z.object({ type: z.literal('proposal'), proposal: Proposal }),
  z.object({ type: z.literal('suggestions'), suggestions: z.array(Suggestion) }),
  z.object({ type: z.literal('verification'), verification: Verification }),
  z.object({
    type: z.literal('finish'),
    sessionId: uuid(),
    messageId: uuid(),
    status: z.enum(answerStatuses),
    mode: z.enum(modes),
    usage: z.object({ promptTokens: z.int(), completionTokens: z.int(), estimated: z.boolean() }).nullable(),
  }),
  z.object({
    type: z.literal('error'),
    /** A text to a browser, which needs not hold the table of refusals for it: the server writes no other. */
    code: z.string() as unknown as z.ZodType<ErrorCode>,
    message: z.string(),
    retryable: z.boolean(),
  }),
]);
export type Frame = z.infer<typeof Frame>;

export const isLast = (frame: Frame) => frame.type === 'finish' || frame.type === 'error';

import { z } from 'zod';
import { uuid, instant } from '../paging.js';

/** Where a statement of an answer comes from: one tool result, and the screen that shows the same. */
export const Source = z.object({
  /** The number that `[n]` in the text refers to. */
  number: z.int().min(1),
  /** The operation that was asked. */
  operation: z.string(),
  label: z.string(),
  /** Same-origin path of the screen; null where no screen shows it. */
  link: z.string().nullable(),
  asOf: instant,
});
export type Source = z.infer<typeof Source>;

/** A change the assistant proposes. Nothing happens until the person approves; the signature binds run, call, person and arguments. */
export const Proposal = z.object({
  /** The run that made it: a decision names both. */
  runId: uuid(),
  callId: uuid(),
  operation: z.string(),
  title: z.string(),
  /** What would change, line by line, in words. */
  details: z.array(z.object({ label: z.string(), value: z.string() })),
  /** The right it needs, in words. */
  permission: z.string(),
  expiresAt: instant,
  signature: z.string(),
  state: z.enum(['waiting', 'approved', 'declined', 'expired', 'failed']),
  outcome: z.string().nullable(),
});
export type Proposal = z.infer<typeof Proposal>;

/** A choice offered instead of a guess: pressing it sends the text. */
export const Suggestion = z.object({ label: z.string(), text: z.string() });
export type Suggestion = z.infer<typeof Suggestion>;

export const modes = ['platform-data', 'model', 'degraded'] as const;
/** `platform-data`: no model is configured. `degraded`: one is, but it is away. */
export type Mode = (typeof modes)[number];

/** The pieces an answer is made of, in order. */
export const Part = z.discriminatedUnion('type', [
  z.object({ type: z.literal('text'), text: z.string() }),
  z.object({ type: z.literal('sources'), sources: z.array(Source) }),
  z.object({ type: z.literal('proposal'), proposal: Proposal }),
  z.object({ type: z.literal('suggestions'), suggestions: z.array(Suggestion) }),
]);
export type Part = z.infer<typeof Part>;

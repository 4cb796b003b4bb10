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

/** Where a value of a proposal comes from: from what people wrote, from a choice they made, from a default, from the record. */
export const originLabels = {
  said: 'Said by you',
  chosen: 'Chosen by you',
  usual: 'Default',
  record: 'From the record',
} as const;
type ValueOrigin = keyof typeof originLabels;
const valueOrigins = Object.keys(originLabels) as [ValueOrigin, ...ValueOrigin[]];

/** A change the assistant proposes. Nothing happens until the person approves; the signature binds run, call, person and arguments. */
export const Proposal = z.object({
  /** The run that made it: a decision names both. */
  runId: uuid(),
  callId: uuid(),
  operation: z.string(),
  title: z.string(),
  /** What would change, line by line, in words. */
  details: z.array(
    z.object({
      label: z.string(),
      value: z.string(),
      /** Where the value comes from; absent where an application or a model gave it. */
      from: z.enum(valueOrigins).optional(),
      /** What stands there now, where the change puts something else. */
      before: z.string().optional(),
      /** What its words may mean as well. */
      note: z.string().optional(),
    }),
  ),
  /** What the operation does, in its own words. */
  effect: z.string().optional(),
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

/** Numbers of an answer that are named as unverified, at most. */
export const MOST_UNVERIFIED = 50;
/** How an answer of a model stands to what was read for it; absent where everything it says can be found there. */
export const Verification = z.object({
  /** Whether any of the platform's data was read for it, or a change prepared: where not, it is not from platform data. */
  grounded: z.boolean(),
  /** Numbers in it, as they are written, that stand in nothing that was read and follow from nothing that was. */
  unverified: z.array(z.string()).max(MOST_UNVERIFIED),
});
export type Verification = z.infer<typeof Verification>;

export const modes = ['platform-data', 'model', 'degraded', 'direct'] as const;
/**
 * `platform-data`: no model is configured. `degraded`: one is, but it is away. `direct`: one is, and the platform's data
 * answered with certainty before it was asked.
 */
export type Mode = (typeof modes)[number];

/** The pieces an answer is made of, in order. */
export const Part = z.discriminatedUnion('type', [
  z.object({ type: z.literal('text'), text: z.string() }),
  z.object({ type: z.literal('sources'), sources: z.array(Source) }),
  z.object({ type: z.literal('proposal'), proposal: Proposal }),
  z.object({ type: z.literal('suggestions'), suggestions: z.array(Suggestion) }),
  z.object({ type: z.literal('verification'), verification: Verification }),
]);
export type Part = z.infer<typeof Part>;

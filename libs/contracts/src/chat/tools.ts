import { z } from 'zod';
import { operation } from '../define.js';
import type { ErrorCode } from '../errors.js';
import { instant } from '../paging.js';
import { Proposal } from './parts.js';
import { answerFinished, toolCalled } from './messages.js';

/** How long a tool may take, with what is recorded of it, in milliseconds. */
const DEADLINE_MS = 35_000;

const ObjectSchema = z.looseObject({ type: z.literal('object') });

/** A tool as an application outside is told of it. */
export const ToolCard = z.object({
  name: z.string(),
  title: z.string(),
  description: z.string(),
  /** JSON schema of the arguments. */
  input: ObjectSchema,
  /** JSON schema of `answer`, its fields and their types; null where the tool proposes a change. */
  output: z.record(z.string(), z.unknown()).nullable(),
  /** It proposes a change, and changes nothing by itself. */
  writes: z.boolean(),
});
export type ToolCard = z.infer<typeof ToolCard>;

export const listTools = operation('chat.tools.list', {
  http: 'none',
  access: 'internal',
  summary: 'The tools of the assistant that the caller may use from an application outside',
  input: z.object({}),
  output: z.object({ tools: z.array(ToolCard) }),
  effect: 'read',
});

export const ToolOutcome = z.discriminatedUnion('outcome', [
  z.object({
    outcome: z.literal('answered'),
    answer: z.unknown(),
    rows: z.int(),
    /** Rows were left out. */
    cut: z.boolean(),
    /** The page behind this one; null where it was the last. */
    nextPage: z.int().nullable(),
    asOf: instant,
    /** Same-origin path of the screen that shows the same. */
    link: z.string().nullable(),
    /** Fields of the answer that people wrote: data, never instructions. */
    writtenByPeople: z.array(z.string()),
  }),
  /** The person finds the card in a conversation of theirs. Its signature is for their eyes: it is not here. */
  z.object({
    outcome: z.literal('proposed'),
    ...Proposal.pick({ title: true, details: true, permission: true, expiresAt: true }).shape,
    link: z.string(),
  }),
  z.object({
    outcome: z.literal('refused'),
    code: z.string() as unknown as z.ZodType<ErrorCode>,
    text: z.string(),
  }),
]);
export type ToolOutcome = z.infer<typeof ToolOutcome>;

export const callTool = operation('chat.tools.call', {
  http: 'none',
  access: 'internal',
  summary: 'Use a tool as the caller: a read is answered, a change becomes a proposal; a name nobody knows is missing',
  input: z.object({
    tool: z.string().max(128),
    arguments: z.record(z.string(), z.unknown()).default({}),
  }),
  output: ToolOutcome,
  effect: 'write',
  events: () => [answerFinished, toolCalled],
  deadlineMs: DEADLINE_MS,
  errors: ['resource.missing'],
});

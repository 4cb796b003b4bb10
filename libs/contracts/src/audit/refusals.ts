import { z } from 'zod';
import { event, operation } from '../define.js';
import { errors, type ErrorCode } from '../errors.js';
import { instant } from '../paging.js';

const refusal = z.object({
  /** What was asked for; never with what. */
  operation: z.string().max(120),
  /** Why not, the first time, as a row of the error table. */
  code: z.enum(Object.keys(errors) as [ErrorCode, ...ErrorCode[]]),
  /** How often, since `since`. */
  times: z.int().min(1),
  since: instant,
});

export const noteRefusal = operation('audit.refusals.note', {
  http: 'none',
  access: 'internal',
  summary: 'The edge refused the caller an operation they have no right to, so and so often',
  input: refusal,
  output: z.object({}),
  effect: 'write',
  events: () => [accessRefused],
});

/** A person asked for what they have no right to. Told at once, then once a minute with how often. */
export const accessRefused = event('audit.access.refused', refusal);

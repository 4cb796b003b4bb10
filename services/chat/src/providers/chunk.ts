import { z } from 'zod';
import { ProviderFailure } from './failure.js';

const Fragment = z.object({
  index: z.int().nullish(),
  id: z.string().nullish(),
  function: z
    .object({
      name: z.string().nullish(),
      arguments: z.union([z.string(), z.record(z.string(), z.unknown())]).nullish(),
    })
    .nullish(),
});
export type Fragment = z.infer<typeof Fragment>;

const Chunk = z.object({
  choices: z
    .array(
      z.object({
        delta: z
          .object({
            content: z.string().nullish(),
            tool_calls: z.array(Fragment).nullish(),
            // Two names for the same: what a model thinks before it speaks.
            reasoning_content: z.string().nullish(),
            reasoning: z.string().nullish(),
          })
          .nullish(),
        finish_reason: z.string().nullish(),
      }),
    )
    .nullish(),
  usage: z
    .object({ prompt_tokens: z.int().min(0), completion_tokens: z.int().min(0).default(0) })
    .nullish()
    .catch(null),
  error: z.unknown().optional(),
});

/** What one event of a provider says, and nothing of it that we do not know. Throws `ProviderFailure`. */
export function readChunk(data: string) {
  const parsed = Chunk.safeParse(jsonOf(data));
  if (!parsed.success) throw new ProviderFailure('garbled', { detail: parsed.error.message.slice(0, 300) });
  const { choices, usage, error } = parsed.data;
  if (error) throw new ProviderFailure('broken', { detail: JSON.stringify(error).slice(0, 300) });
  const choice = choices?.[0];
  const { content, tool_calls: fragments, reasoning, reasoning_content: thought } = choice?.delta ?? {};
  return {
    text: content ?? '',
    fragments: fragments ?? [],
    /** Nothing that is shown, but it is at work. */
    thinks: Boolean(reasoning || thought),
    finish: choice?.finish_reason ?? undefined,
    usage: usage && { promptTokens: usage.prompt_tokens, completionTokens: usage.completion_tokens },
  };
}

function jsonOf(data: string): unknown {
  try {
    return JSON.parse(data);
  } catch (error) {
    throw new ProviderFailure('garbled', { detail: 'not JSON', cause: error });
  }
}

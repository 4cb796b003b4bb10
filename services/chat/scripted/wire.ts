/** What a caller asked of `/v1/chat/completions`, as far as scripts look at it. */
export type WireRequest = {
  readonly model: string;
  readonly stream?: boolean;
  readonly messages: readonly { readonly role: string; readonly content?: unknown }[];
  readonly tools?: readonly { readonly function: { readonly name: string } }[];
  readonly tool_choice?: unknown;
  readonly stream_options?: { readonly include_usage?: boolean };
  readonly max_tokens?: number;
  readonly max_completion_tokens?: number;
};

/** One thing a script does with an answer that is under way. */
export type Step =
  | { readonly event: object }
  | { readonly bytes: Uint8Array | string }
  | { readonly waitUntil: number }
  /** Waits until the server is told to go on. */
  | 'gate'
  | 'hang'
  | 'reset';

/** A plan for one call: a plain answer, or steps of a stream of events. */
export type Plan =
  | { readonly status: number; readonly headers?: Record<string, string>; readonly body: object }
  | { readonly steps: Iterable<Step> }
  /** Nothing is ever answered. */
  | 'silence'
  /** The connection is torn down before an answer. */
  | 'torn';

/** Writes the plan of one call. `turn` counts the calls of this key for this model, from 1. */
export type Script = (asked: WireRequest, turn: number, args: readonly number[]) => Plan;

type Delta = { role?: 'assistant'; content?: string; tool_calls?: readonly object[] };

export const chunk = (model: string, delta: Delta, finish: string | null = null): Step => ({
  event: envelope(model, { choices: [{ index: 0, delta, finish_reason: finish }] }),
});

export const words = (count: number): string[] =>
  Array.from({ length: count }, (_, index) => `${vocabulary[index % vocabulary.length]!} `);

/** The text of the latest question. */
export const question = ({ messages }: WireRequest): string =>
  String(messages.findLast(({ role }) => role === 'user')?.content ?? '');

/** The chunk that ends a stream where the caller asked for usage. */
export function usageOf({ messages }: WireRequest, completionTokens: number) {
  const promptTokens = Math.ceil(JSON.stringify(messages).length / 4);
  return {
    prompt_tokens: promptTokens,
    completion_tokens: completionTokens,
    total_tokens: promptTokens + completionTokens,
  };
}

export const envelope = (model: string, rest: object) => ({
  id: 'chatcmpl-scripted',
  object: 'chat.completion.chunk',
  created: 1_700_000_000,
  model,
  ...rest,
});

export const failure = (status: number, message: string, headers: Record<string, string> = {}): Plan => ({
  status,
  headers,
  body: { error: { message, type: 'scripted', code: null } },
});

const vocabulary = 'every answer here is written by a script and means nothing beyond its own length'.split(' ');

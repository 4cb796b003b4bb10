import OpenAI from 'openai';
import { sendOnly } from '@talent-os/service-kit/outside/send';
import type { Agent } from 'undici';
import { readChunk } from './chunk.js';
import { ProviderFailure } from './failure.js';
import type { Outgoing } from '../privacy/outgoing.js';
import { cutOfReason, type Cut } from './cut.rules.js';
import { failureOf } from './failure.rules.js';
import { CallWatch, type Timeouts } from './timeouts.js';
import type { Quirks } from './quirks.js';
import { eventData } from './sse.js';
import { ToolCalls, type ToolCall } from './tool-calls.js';

type Wire = OpenAI.Chat.Completions.ChatCompletionCreateParamsStreaming;

/** Where a model is asked. */
export type Endpoint = {
  readonly baseUrl: string;
  readonly model: string;
  readonly key: string;
  readonly agent: Agent;
  readonly quirks: Quirks;
};

/** How a call ended. `interrupted`: the stream broke off, or ended without saying that it was complete. */
export type CompletionEnd = {
  readonly finish: 'complete' | 'truncated' | 'interrupted' | 'stopped';
  /** Why it is not whole; nothing where it is, or where the person stopped it. */
  readonly cut: Cut | undefined;
  readonly toolCalls: readonly ToolCall[];
  /** As the provider counted; nothing where it did not say. */
  readonly usage: { readonly promptTokens: number; readonly completionTokens: number } | undefined;
  readonly firstTokenMs: number | undefined;
  /** Characters received, text and tool calls: what an estimate is made of. */
  readonly written: number;
};

/**
 * Asks a model and hands on its text as it comes; the return value says how it ended. Throws `ProviderFailure` as long
 * as nothing was received, and never afterwards. Asks exactly once: the caller decides about asking again.
 */
export async function* complete(
  endpoint: Endpoint,
  request: Outgoing,
  person: AbortSignal,
  timeouts: Timeouts,
): AsyncGenerator<string, CompletionEnd> {
  const watch = new CallWatch(person, timeouts);
  const started = performance.now();
  const seen: ReceivedParts = { calls: new ToolCalls(), letters: 0, firstTokenMs: undefined, usage: undefined };
  let reason: string | undefined;
  let done = false;
  let broken: unknown;
  try {
    const body = await open(endpoint, request, watch.signal);
    for await (const data of eventData(body)) {
      done = data.trim() === '[DONE]';
      if (done) break;
      const chunk = readChunk(data);
      const written = take(chunk, seen, watch, started);
      if (chunk.text) yield chunk.text;
      // What has arrived already would go on being read after a stop.
      if (written && person.aborted) break;
      if (chunk.finish && !reason) {
        reason = chunk.finish;
        watch.finished();
      }
    }
  } catch (error) {
    broken = error;
  } finally {
    watch.end();
  }
  const { calls, letters, firstTokenMs, usage } = seen;
  const said = reason !== undefined || done;
  if (!said && !person.aborted && firstTokenMs === undefined) throw failed(broken, watch);
  const finish = said ? finishOfReason(reason) : finishOfBreak(broken, person, watch);
  return { ...finish, toolCalls: calls.all(), usage, firstTokenMs, written: letters + calls.length };
}

/** What of an answer has come so far. */
type ReceivedParts = {
  readonly calls: ToolCalls;
  letters: number;
  firstTokenMs: number | undefined;
  usage: CompletionEnd['usage'];
};

/** Counts what a piece of an answer brings; answers whether it brought any of its text or tool calls. */
function take(chunk: ReturnType<typeof readChunk>, seen: ReceivedParts, watch: CallWatch, started: number): boolean {
  const { text, fragments, thinks, usage } = chunk;
  seen.usage = usage ?? seen.usage;
  if (thinks) watch.token();
  if (!text && fragments.length === 0) return false;
  seen.firstTokenMs ??= performance.now() - started;
  watch.token();
  for (const fragment of fragments) seen.calls.add(fragment);
  seen.letters += text.length;
  return true;
}

type Finish = Pick<CompletionEnd, 'finish' | 'cut'>;

/** How an answer ended whose provider said that it did. */
function finishOfReason(reason: string | undefined): Finish {
  const cut = cutOfReason(reason);
  return { finish: cut ? 'truncated' : 'complete', cut };
}

/** How an answer ended that just stopped coming. */
const finishOfBreak = (broken: unknown, person: AbortSignal, watch: CallWatch): Finish =>
  person.aborted ? { finish: 'stopped', cut: undefined } : { finish: 'interrupted', cut: cutOfBreak(broken, watch) };

function cutOfBreak(broken: unknown, watch: CallWatch): Cut {
  return watch.late ? 'late' : broken === undefined ? 'ended' : failureOf(broken).kind;
}

function failed(broken: unknown, watch: CallWatch): ProviderFailure {
  if (watch.late) return new ProviderFailure('late');
  return broken === undefined ? new ProviderFailure('garbled', { detail: 'an empty answer' }) : failureOf(broken);
}

/** Sends the question. The SDK builds it and names its errors; the stream is read here, because it hides how streams end. */
async function open(
  { baseUrl, model, key, agent, quirks }: Endpoint,
  { messages, tools, mayUseTools = true, maxTokens }: Outgoing,
  signal: AbortSignal,
): Promise<ReadableStream<Uint8Array>> {
  const client = new OpenAI({
    baseURL: baseUrl,
    apiKey: key,
    adminAPIKey: null,
    organization: null,
    project: null,
    maxRetries: 0,
    logLevel: 'off',
    fetch: sendOnly(agent),
  });
  const wire: Wire = {
    model,
    messages: [...messages],
    stream: true,
    ...(!quirks.noUsage && { stream_options: { include_usage: true } }),
    ...(quirks.newTokenLimit ? { max_completion_tokens: maxTokens } : { max_tokens: maxTokens }),
    ...(tools.length > 0 && !quirks.noTools && { tools: [...tools], ...(!mayUseTools && { tool_choice: 'none' }) }),
  };
  const response = await client.chat.completions.create(wire, { signal }).asResponse();
  const type = response.headers.get('content-type') ?? '';
  if (!response.body || type.includes('json'))
    throw new ProviderFailure('garbled', { detail: `not a stream: ${type}` });
  return response.body;
}

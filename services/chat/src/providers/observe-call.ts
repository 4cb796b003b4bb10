import { modelCalls, modelFirstWords, modelTokens } from '@talent-os/service-kit/observe/metrics';
import { serverAttributes } from '@talent-os/service-kit/observe/conventions';
import { beginSpan, failSpan, type Span } from '@talent-os/service-kit/observe/telemetry';
import type { CompletionEnd } from './completion.js';
import { ProviderFailure } from './failure.js';
import { isDeployments, type Provider } from './provider.js';

/** Names of the conventions for generative models. What was asked and answered stands in no span. */
const attributesOf = (provider: Provider, maxTokens: number) => ({
  'gen_ai.operation.name': 'chat',
  // The protocol it is asked in; whose model it is says the address.
  'gen_ai.provider.name': 'openai',
  'gen_ai.request.model': provider.model,
  'gen_ai.request.max_tokens': maxTokens,
  'gen_ai.request.stream': true,
  ...serverAttributes(provider.baseUrl),
});

/** Hands on one call of a model, and tells traces and metrics how long it took, how it ended and how many tokens it used. */
export async function* observeCall(
  provider: Provider,
  maxTokens: number,
  traceparent: string | undefined,
  answer: AsyncGenerator<string, CompletionEnd>,
): AsyncGenerator<string, CompletionEnd> {
  const kind = isDeployments(provider) ? 'deployment' : 'organization';
  const started = performance.now();
  const span = beginSpan('chat', 'CLIENT', traceparent, {});
  span?.updateName(`chat ${provider.model}`).setAttributes(attributesOf(provider, maxTokens));
  // The reader may leave in the middle.
  let outcome: CompletionEnd['finish'] | 'failed' = 'stopped';
  try {
    const ending = yield* answer;
    outcome = ending.finish;
    note(kind, ending);
    if (span) describe(span, ending);
    return ending;
  } catch (error) {
    outcome = 'failed';
    if (span) failSpan(span, error instanceof ProviderFailure ? { code: error.kind } : error);
    throw error;
  } finally {
    modelCalls.observe({ kind, outcome }, (performance.now() - started) / 1000);
    span?.end();
  }
}

function note(kind: string, { usage, firstTokenMs }: CompletionEnd): void {
  if (firstTokenMs !== undefined) modelFirstWords.observe({ kind }, firstTokenMs / 1000);
  if (!usage) return;
  modelTokens.inc({ kind, type: 'input' }, usage.promptTokens);
  modelTokens.inc({ kind, type: 'output' }, usage.completionTokens);
}

function describe(span: Span, { finish, cut, usage, firstTokenMs }: CompletionEnd): void {
  span.setAttributes({
    'gen_ai.response.finish_reasons': [finish],
    ...(firstTokenMs !== undefined && { 'gen_ai.response.time_to_first_chunk': firstTokenMs / 1000 }),
    ...(usage && {
      'gen_ai.usage.input_tokens': usage.promptTokens,
      'gen_ai.usage.output_tokens': usage.completionTokens,
    }),
  });
  if (finish === 'interrupted') failSpan(span, { code: cut ?? 'ended' });
}

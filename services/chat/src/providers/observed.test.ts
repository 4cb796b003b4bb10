import { beforeEach, describe, expect, it } from '@jest/globals';
import { modelCalls, modelFirstWords, modelTokens, registry } from '@talent-os/service-kit/observe/metrics';
import type { CompletionEnd } from './completion.js';
import { ProviderFailure } from './failure.js';
import { observeCall } from './observe-call.js';
import type { Provider } from './provider.js';

const provider = { baseUrl: 'https://models.example/v1', model: 'one', key: { plain: 'k' } } as unknown as Provider;
const whole: CompletionEnd = {
  finish: 'complete',
  cut: undefined,
  toolCalls: [],
  usage: { promptTokens: 12, completionTokens: 3 },
  firstTokenMs: 400,
  written: 5,
};

async function* answers(how: CompletionEnd | Error): AsyncGenerator<string, CompletionEnd> {
  yield 'word';
  if (how instanceof Error) throw how;
  return how;
}
const counts = async (metric: typeof modelCalls | typeof modelFirstWords) =>
  (await metric.get()).values
    .filter(({ metricName }) => metricName?.endsWith('_count'))
    .map(({ labels, value }) => [labels, value]);

beforeEach(() => registry.resetMetrics());

describe('a call of a model', () => {
  it('that is answered is handed on, timed, and counted in tokens', async () => {
    const call = observeCall(provider, 100, undefined, answers(whole));
    expect(await call.next()).toEqual({ done: false, value: 'word' });
    expect(await call.next()).toEqual({ done: true, value: whole });
    expect(await counts(modelCalls)).toEqual([[{ kind: 'deployment', outcome: 'complete' }, 1]]);
    expect(await counts(modelFirstWords)).toEqual([[{ kind: 'deployment' }, 1]]);
    expect((await modelTokens.get()).values).toMatchObject([
      { labels: { type: 'input' }, value: 12 },
      { labels: { type: 'output' }, value: 3 },
    ]);
  });

  it('that fails says so and fails', async () => {
    const call = observeCall(provider, 100, undefined, answers(new ProviderFailure('late')));
    await call.next();
    await expect(call.next()).rejects.toThrow(ProviderFailure);
    expect(await counts(modelCalls)).toEqual([[{ kind: 'deployment', outcome: 'failed' }, 1]]);
  });

  it('whose reader leaves was stopped', async () => {
    const call = observeCall(provider, 100, undefined, answers(whole));
    await call.next();
    await call.return(undefined as never);
    expect(await counts(modelCalls)).toEqual([[{ kind: 'deployment', outcome: 'stopped' }, 1]]);
  });
});

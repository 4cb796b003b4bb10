import type { Ctx } from '@talent-os/service-kit';
import type { ProviderClient } from './provider-client.js';
import type { Timeouts } from './timeouts.js';
import type { Provider } from './provider.js';
import { NoModelAnswered } from './unanswered.js';

/** Shorter than the caller waits. */
const TIMEOUTS: Timeouts = { firstTokenMs: 8_000, gapMs: 5_000, totalMs: 10_000, usageMs: 1_000 };
const QUESTION = 'Reply with the single word: ready';
const MAX_TOKENS = 16;
const SPENT = 'Its budget for this month is used up';
const SPENT_BY_ROLE = 'The budget of your role for this month is used up';

type ProviderTestResult = { readonly ok: boolean; readonly latencyMs: number; readonly message: string };

/** Asks one provider one short question, whatever its breaker says; it is charged like any other. */
export async function tryProvider(ask: ProviderClient, ctx: Ctx, provider: Provider): Promise<ProviderTestResult> {
  const started = Date.now();
  ask.forgive(provider);
  const request = () => ({
    messages: [{ role: 'user' as const, content: QUESTION }],
    tools: [],
    maxTokens: MAX_TOKENS,
  });
  const asking = { ctx, runId: null, about: null, signal: new AbortController().signal, timeouts: TIMEOUTS };
  try {
    const answer = ask.ask([provider], request, asking);
    for (;;) {
      const { done, value } = await answer.next();
      if (!done) continue;
      const latencyMs = Math.round(value.firstTokenMs ?? Date.now() - started);
      if (value.finish === 'interrupted') return { ok: false, latencyMs, message: 'Its answer broke off' };
      return { ok: true, latencyMs, message: `It answered within ${latencyMs} ms` };
    }
  } catch (error) {
    if (!(error instanceof NoModelAnswered)) throw error;
    const why = error.failure?.message ?? (error.reason === 'role-budget' ? SPENT_BY_ROLE : SPENT);
    return { ok: false, latencyMs: Date.now() - started, message: why };
  }
}

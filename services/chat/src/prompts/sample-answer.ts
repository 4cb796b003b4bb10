import { assistantHubs } from '@talent-os/contracts/chat/providers.js';
import type { Ctx } from '@talent-os/service-kit';
import type { ProviderClient } from '../providers/provider-client.js';
import type { Timeouts } from '../providers/timeouts.js';
import { Vault } from '../privacy/placeholders.js';
import { hubOf, maySee } from '../providers/provider.rules.js';
import { enabledProviders } from '../providers/providers.queries.js';
import { NoModelAnswered } from '../providers/unanswered.js';
import { SAMPLE_QUESTION, SAMPLE_TOKENS } from './sample.js';

/** Within the time the caller waits. */
const TIMEOUTS: Timeouts = { firstTokenMs: 10_000, gapMs: 5_000, totalMs: 22_000, usageMs: 1_000 };
const LIMIT_MS = 25_000;

/** What a model answers under a prompt, without tools; nothing where none is configured or none answers. */
export async function sampleAnswer(
  ask: ProviderClient,
  ctx: Ctx,
  hub: string,
  prompt: string,
  question = SAMPLE_QUESTION,
): Promise<string | null> {
  const place = hubOf(hub, assistantHubs);
  const providers = (await enabledProviders(ctx)).filter((provider) => maySee(provider, place, false));
  const messages = [
    { role: 'system' as const, content: prompt },
    { role: 'user' as const, content: question },
  ];
  const vault = new Vault();
  const about = { hub: place, health: false };
  const signal = AbortSignal.timeout(LIMIT_MS);
  const asking = { ctx, runId: null, signal, timeouts: TIMEOUTS, about, vault };
  let text = '';
  try {
    for await (const piece of ask.ask(providers, () => ({ messages, tools: [], maxTokens: SAMPLE_TOKENS }), asking))
      text += piece;
  } catch (error) {
    if (!(error instanceof NoModelAnswered)) throw error;
  }
  return text === '' ? null : vault.reveal(text);
}

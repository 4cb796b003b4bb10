import type { Ctx } from '@talent-os/service-kit';
import type { ProviderFailure } from './failure.js';
import { isDeployments, type Provider } from './provider.js';

const DEADLINE_MS = 5_000;

/** Keeps for administrators why a provider did not answer. Beside the answer: a failure to note it only reaches the log. */
export async function noteFailure(ctx: Ctx, provider: Provider, failure: ProviderFailure): Promise<void> {
  ctx.log.warn(
    { err: failure, providerId: provider.id, kind: failure.kind, detail: failure.detail },
    'a model provider failed',
  );
  if (provider.lastError !== failure.message) await note(ctx, provider, 'last_error = $3', [failure.message]);
}

/** Keeps that a provider answers (again). */
export async function noteSuccess(ctx: Ctx, provider: Provider): Promise<void> {
  if (provider.proven && provider.lastError === null) return;
  await note(ctx, provider, 'last_error = null, last_ok_at = now()', []);
}

/** The row's version stays: an administrator who is editing has not been overtaken by anybody. */
async function note(ctx: Ctx, provider: Provider, what: string, args: readonly string[]): Promise<void> {
  if (isDeployments(provider)) return;
  const sql = `update chat.llm_provider set ${what} where organization_id = $1 and id = $2`;
  await ctx
    .withDeadline(DEADLINE_MS)
    .db.write((tx) => tx.execute(sql, [provider.id, ...args]), 'bookkeeping')
    .catch((error: unknown) => ctx.log.warn({ err: error }, 'the state of a model provider was not noted'));
}

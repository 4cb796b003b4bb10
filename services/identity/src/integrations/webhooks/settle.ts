import { webhookFailing } from '@talent-os/contracts/identity/webhooks.js';
import { DomainError, type Ctx, type Transaction } from '@talent-os/service-kit';
import { isFailing, nextAttemptAt, restAfter, type Attempt } from './delivery.rules.js';
import { schedule } from './schedule.js';
import { Webhook } from './webhook.entity.js';
import type { WaitingDelivery } from './webhooks.queries.js';

/** How long a process has a webhook to itself after its last word, in milliseconds: longer than an attempt may take. */
const LEASE_MS = 20_000;

export type Claimed = { readonly id: string; readonly sealed: string };

/** Takes a webhook to send what waits for it; nothing where another process has it, or it is not to be sent anything. */
export const claim = (ctx: Ctx, id: string): Promise<Claimed | undefined> =>
  within(ctx, id, async (tx, webhook, now) => {
    const isFree = !webhook.takenUntil || webhook.takenUntil <= now;
    const mayBeSent = webhook.status === 'active' && (!webhook.restsUntil || webhook.restsUntil <= now);
    if (isFree && mayBeSent) return { ...(await hold(tx, webhook, now)), sealed: webhook.sealed };
    await schedule(tx, webhook, now);
    return undefined;
  });

/**
 * Notes what an attempt came to. False where the lane is to end: the webhook rests, was paused or disconnected, or has
 * another address or secret now.
 */
export async function settle(ctx: Ctx, claimed: Claimed, delivery: WaitingDelivery, done: Attempt): Promise<boolean> {
  const goesOn = await within(ctx, claimed.id, async (tx, webhook, now) => {
    const left = done.problem === null ? await noteSuccess(tx, webhook, delivery, done, now) : undefined;
    const { status, restsUntil } = left ?? (await noteFailure(ctx, tx, webhook, delivery, done, now));
    const isSame = webhook.sealed === claimed.sealed;
    if (status === 'active' && !restsUntil && isSame) await hold(tx, webhook, now);
    else await letGo(tx, { ...webhook, status, restsUntil }, now);
    return status === 'active' && !restsUntil && isSame;
  });
  return goesOn ?? false;
}

type Left = Pick<Webhook, 'status' | 'restsUntil'>;

async function noteSuccess(
  tx: Transaction,
  { id, status }: Webhook,
  delivery: WaitingDelivery,
  done: Attempt,
  now: Date,
): Promise<Left> {
  await tx.execute(NOTE_DELIVERY, [delivery.id, 'delivered', now, now, done.status, done.latencyMs, null]);
  await tx.execute(NOTE_WEBHOOK, [id, 0, null, null, status, now]);
  return { status, restsUntil: null };
}

async function noteFailure(
  ctx: Ctx,
  tx: Transaction,
  webhook: Webhook,
  delivery: WaitingDelivery,
  done: Attempt,
  now: Date,
): Promise<Left> {
  const { id, name } = webhook;
  const problem = done.problem ?? '';
  const next = nextAttemptAt(delivery.attempts + 1, now, Math.random());
  const state = next ? 'waiting' : 'failed';
  await tx.execute(NOTE_DELIVERY, [delivery.id, state, next ?? now, now, done.status, done.latencyMs, problem]);
  const failures = webhook.failures + 1;
  const rest = restAfter(failures, now) ?? null;
  const fails = webhook.status === 'active' && isFailing(failures, done, !next);
  const status = fails ? 'failing' : webhook.status;
  await tx.execute(NOTE_WEBHOOK, [id, failures, problem, rest, status, null]);
  if (fails) ctx.emit(webhookFailing, { webhookId: id, name, problem });
  return { status, restsUntil: rest };
}

/** Lets go of a webhook nothing waits for now. */
export const release = async (ctx: Ctx, { id }: Claimed): Promise<void> => {
  await within(ctx, id, (tx, webhook, now) => letGo(tx, webhook, now));
};

async function hold(tx: Transaction, webhook: Webhook, now: Date): Promise<{ readonly id: string }> {
  const takenUntil = new Date(now.getTime() + LEASE_MS);
  await tx.execute(TAKE, [webhook.id, takenUntil]);
  await schedule(tx, { ...webhook, takenUntil }, now);
  return { id: webhook.id };
}

async function letGo(tx: Transaction, webhook: Webhook, now: Date): Promise<void> {
  await tx.execute(TAKE, [webhook.id, null]);
  await schedule(tx, { ...webhook, takenUntil: null }, now);
}

/** Work on a locked webhook; nothing where it was disconnected meanwhile. */
const within = <T>(ctx: Ctx, id: string, work: (tx: Transaction, webhook: Webhook, now: Date) => Promise<T>) =>
  ctx.db
    .write(async (tx) => work(tx, await tx.lock(Webhook, id), new Date()), 'bookkeeping')
    .catch((error: unknown) => {
      if (error instanceof DomainError && error.code === 'resource.missing') return undefined;
      throw error;
    });

const TAKE = `update identity.webhook set taken_until = $3::timestamptz where organization_id = $1 and id = $2`;

const NOTE_DELIVERY = `
  update identity.webhook_delivery set state = $3, due_at = $4, attempts = attempts + 1, last_attempt_at = $5,
    status = $6, latency_ms = $7, problem = $8, updated_at = $5
  where organization_id = $1 and id = $2`;

/** What people change about a webhook has its version; this is none of it. */
const NOTE_WEBHOOK = `
  update identity.webhook set failures = $3, problem = $4, rests_until = $5::timestamptz,
    status = $6,
    last_delivered_at = coalesce($7::timestamptz, last_delivered_at)
  where organization_id = $1 and id = $2`;

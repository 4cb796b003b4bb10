import { Controller } from '@nestjs/common';
import { webhookEventLabels } from '@talent-os/contracts/identity/webhook-events.js';
import { DomainError, ListensToAll, type Ctx, type Envelope, type Transaction } from '@talent-os/service-kit';
import { bodyOf } from './message.js';
import { schedule } from './schedule.js';
import { WebhookLanes } from './webhook-lanes.js';
import { Webhook } from './webhook.entity.js';
import { webhooksFor } from './webhooks.queries.js';

/** Takes down what webhooks are to be sent. An event is acknowledged when it waits in Postgres for each of them. */
@Controller()
export class QueueDeliveries {
  constructor(private readonly lanes: WebhookLanes) {}

  @ListensToAll()
  async queueWebhooks(batch: readonly Envelope[], ctx: Ctx): Promise<void> {
    const offered = batch.filter(({ name }) => Object.hasOwn(webhookEventLabels, name));
    if (offered.length === 0) return;
    const concerned = await webhooksFor(ctx.db, [...new Set(offered.map(({ name }) => name))]);
    if (concerned.length === 0) return;
    await ctx.db.write(async (tx) => {
      for (const { id } of concerned) await queue(tx, id, offered);
    });
    this.lanes.nudge();
  }
}

async function queue(tx: Transaction, id: string, offered: readonly Envelope[]): Promise<void> {
  const webhook = await tx.lock(Webhook, id).catch(unlessGone);
  if (!webhook?.activatedAt) return;
  const since = webhook.activatedAt.getTime();
  const wanted = offered.filter(
    ({ name, at }) => (webhook.events as readonly string[]).includes(name) && Date.parse(at) >= since,
  );
  if (wanted.length === 0) return;
  const now = new Date();
  await tx.execute(QUEUE, [
    id,
    wanted.map((event) => event.id),
    wanted.map(({ name }) => name),
    wanted.map(({ at }) => at),
    wanted.map(({ name, at, payload }) => bodyOf(name, at, payload)),
    now,
  ]);
  await schedule(tx, webhook, now);
}

/** Delivered twice, queued once. */
const QUEUE = `
  insert into identity.webhook_delivery (id, organization_id, created_at, updated_at, version, webhook_id, event_id, event,
    occurred_at, body, state, attempts, due_at)
  select gen_random_uuid(), $1::uuid, $7, $7, 1, $2::uuid, e.id, e.name, e.at, e.body, 'waiting', 0, $7
  from unnest($3::uuid[], $4::text[], $5::timestamptz[], $6::text[]) as e (id, name, at, body)
  on conflict (organization_id, webhook_id, event_id) do nothing`;

/** It was disconnected meanwhile. */
function unlessGone(error: unknown): undefined {
  if (error instanceof DomainError && error.code === 'resource.missing') return undefined;
  throw error;
}

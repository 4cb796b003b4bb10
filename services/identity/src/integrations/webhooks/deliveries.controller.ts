import { Controller } from '@nestjs/common';
import type { Input, Output } from '@talent-os/contracts';
import {
  listWebhookDeliveries,
  redeliver,
  redeliverSince,
  testWebhook,
  webhookChanged,
} from '@talent-os/contracts/identity/webhooks.js';
import { DomainError, Handles, uuidv7, type Ctx } from '@talent-os/service-kit';
import { openConnection } from './connection.js';
import type { Attempt } from './delivery.rules.js';
import { bodyOf } from './message.js';
import { schedule } from './schedule.js';
import { attempt, connectTo } from './send.js';
import { WebhookDelivery } from './webhook-delivery.entity.js';
import { WebhookLanes } from './webhook-lanes.js';
import { Webhook } from './webhook.entity.js';
import { deliveriesOf } from './webhooks.queries.js';

/** What webhooks were sent, and sending it again. */
@Controller()
export class DeliveriesController {
  constructor(private readonly lanes: WebhookLanes) {}

  @Handles(listWebhookDeliveries)
  async list(input: Input<typeof listWebhookDeliveries>, ctx: Ctx): Promise<Output<typeof listWebhookDeliveries>> {
    await sealedOf(ctx, input.webhookId);
    return deliveriesOf(ctx, input);
  }

  /** A test says something about the address it went to: where that was changed meanwhile, about nothing. */
  @Handles(testWebhook)
  async test({ webhookId }: Input<typeof testWebhook>, ctx: Ctx): Promise<Output<typeof testWebhook>> {
    const sealed = await sealedOf(ctx, webhookId);
    const done = await sendTest(ctx, webhookId, sealed);
    await ctx.db.write(async (tx) => {
      const kept = await tx.lock(Webhook, webhookId);
      if (kept.sealed === sealed && done.problem === null) await tx.execute(TESTED, [webhookId, ctx.now]);
      ctx.emit(webhookChanged, { webhookId, how: 'tested' });
    });
    return done;
  }

  @Handles(redeliver)
  async again({ webhookId, deliveryId }: Input<typeof redeliver>, ctx: Ctx): Promise<Output<typeof redeliver>> {
    await ctx.db.write(async (tx) => {
      const webhook = await tx.lock(Webhook, webhookId);
      await tx.lock(WebhookDelivery, { id: deliveryId, webhookId });
      await tx.execute(AGAIN, [webhookId, deliveryId, ctx.now]);
      await schedule(tx, webhook, ctx.now);
      ctx.emit(webhookChanged, { webhookId, how: 'redelivered' });
    });
    this.lanes.nudge();
    return {};
  }

  @Handles(redeliverSince)
  async againSince(
    { webhookId, since }: Input<typeof redeliverSince>,
    ctx: Ctx,
  ): Promise<Output<typeof redeliverSince>> {
    const events = await ctx.db.write(async (tx) => {
      const webhook = await tx.lock(Webhook, webhookId);
      const again = await tx.execute<{ id: string }>(AGAIN_SINCE, [webhookId, since, ctx.now]);
      await schedule(tx, webhook, ctx.now);
      ctx.emit(webhookChanged, { webhookId, how: 'redelivered' });
      return again.length;
    });
    this.lanes.nudge();
    return { events };
  }
}

async function sealedOf(ctx: Ctx, webhookId: string): Promise<string> {
  const found = await ctx.db.readOne<{ sealed: string }>(
    `select sealed from identity.webhook where organization_id = $1 and id = $2`,
    [webhookId],
  );
  if (!found) throw new DomainError('resource.missing');
  return found.sealed;
}

async function sendTest(ctx: Ctx, id: string, sealed: string): Promise<Attempt> {
  const connection = openConnection(sealed, { organizationId: ctx.organizationId, id });
  const outside = await connectTo(connection.address);
  if (typeof outside === 'string') return { status: null, latencyMs: 0, problem: outside };
  try {
    const body = bodyOf('webhook.test', ctx.now.toISOString(), { webhookId: id });
    return await attempt(outside, connection, { id: uuidv7(), body });
  } finally {
    await outside.close();
  }
}

const TESTED = `update identity.webhook set tested_at = $3 where organization_id = $1 and id = $2`;

const AGAIN = `
  update identity.webhook_delivery set state = 'waiting', attempts = 0, due_at = $4, updated_at = $4
  where organization_id = $1 and webhook_id = $2 and id = $3`;

/** In the order they happened: what falls due at one moment is sent by event. */
const AGAIN_SINCE = `
  update identity.webhook_delivery set state = 'waiting', attempts = 0, due_at = $4, updated_at = $4
  where organization_id = $1 and webhook_id = $2 and occurred_at >= $3 returning id`;

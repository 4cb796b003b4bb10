import { Injectable } from '@nestjs/common';
import { Every, type Ctx } from '@talent-os/service-kit';
import type { OutboundConnection } from '@talent-os/service-kit/outside/outbound';
import { openConnection, type WebhookConnection } from './connection.js';
import type { Attempt } from './delivery.rules.js';
import { due } from './due.js';
import { attempt, connectTo } from './send.js';
import { claim, release, settle, type Claimed } from './settle.js';
import { waitingOf, type WaitingDelivery } from './webhooks.queries.js';

/** Webhooks this process sends to at once: each waits for its own receiver and holds up no other. */
const LANES_MOST = 64;
const EVERY_MS = 1_000;
const AT_ONCE = 50;

/**
 * Sends what waits for webhooks. Each has a lane: one delivery after the other, in the order they fell due, by one process
 * at a time. A lane whose receiver fails ends and rests, so that ten thousand waiting deliveries cost one attempt each time.
 */
@Injectable()
export class WebhookLanes {
  private readonly lanes = new Map<string, Promise<void>>();
  private readonly stopping = new AbortController();
  private looking: Promise<void> | undefined;
  private ctx: Ctx | undefined;

  @Every(EVERY_MS)
  async sendWebhooks(ctx: Ctx, last: boolean): Promise<void> {
    this.ctx = ctx;
    if (last) this.stopping.abort();
    else await this.lookOnce(ctx);
    // What is under way is given up: nobody has noted it, so it is sent again.
    if (last) await Promise.all(this.lanes.values());
  }

  /** Looks at once rather than in the next round. */
  nudge(): void {
    const { ctx } = this;
    if (ctx)
      this.lookOnce(ctx).catch((error: unknown) => ctx.log.warn({ err: error }, 'webhooks wait for the next round'));
  }

  private lookOnce(ctx: Ctx): Promise<void> {
    return (this.looking ??= this.look(ctx).finally(() => (this.looking = undefined)));
  }

  private async look(ctx: Ctx): Promise<void> {
    for (const { organizationId, subjectId } of await due.subjects(ctx, 'webhook', new Date(), [])) {
      if (this.stopping.signal.aborted || this.lanes.size >= LANES_MOST) return;
      if (this.lanes.has(subjectId)) continue;
      const lane = this.run(ctx.forOrganization(organizationId), subjectId)
        .catch((error: unknown) =>
          ctx.log.error({ err: error, webhookId: subjectId }, 'a webhook waits for another round'),
        )
        .finally(() => this.lanes.delete(subjectId));
      this.lanes.set(subjectId, lane);
    }
  }

  private async run(ctx: Ctx, webhookId: string): Promise<void> {
    const claimed = await claim(ctx, webhookId);
    if (!claimed) return;
    const connection = openConnection(claimed.sealed, { organizationId: ctx.organizationId, id: webhookId });
    const outside = await connectTo(connection.address);
    try {
      await this.drain(ctx, claimed, connection, outside);
    } finally {
      if (typeof outside !== 'string') await outside.close();
    }
  }

  private async drain(
    ctx: Ctx,
    claimed: Claimed,
    connection: WebhookConnection,
    outside: OutboundConnection | string,
  ): Promise<void> {
    const { signal } = this.stopping;
    for (;;) {
      const waiting = await waitingOf(ctx.db, claimed.id, new Date(), AT_ONCE);
      for (const delivery of waiting) {
        const done = await tryOne(outside, connection, delivery, signal);
        if (signal.aborted || !(await settle(ctx, claimed, delivery, done))) return;
      }
      if (waiting.length < AT_ONCE) return release(ctx, claimed);
    }
  }
}

/** An address that may not be called any more, or has no name now, fails as a receiver that is away does. */
function tryOne(
  outside: OutboundConnection | string,
  connection: WebhookConnection,
  { eventId, body }: WaitingDelivery,
  signal: AbortSignal,
): Attempt | Promise<Attempt> {
  if (typeof outside === 'string') return { status: null, latencyMs: 0, problem: outside };
  return attempt(outside, connection, { id: eventId, body }, signal);
}

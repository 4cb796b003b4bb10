import { Controller } from '@nestjs/common';
import type { Input, Output } from '@talent-os/contracts';
import {
  changeWebhook,
  createWebhook,
  disconnectWebhook,
  listWebhooks,
  renewWebhookSecret,
  switchWebhook,
  webhookChanged,
  WEBHOOKS_MOST,
} from '@talent-os/contracts/identity/webhooks.js';
import { DomainError, Handles, uuidv7, type Ctx } from '@talent-os/service-kit';
import { DAY_MS } from '@talent-os/service-kit/calendar';
import { switchableTo } from '../switch.rules.js';
import { newSecret, openConnection, sealConnection, withNewSecret } from './connection.js';
import { due } from './due.js';
import { schedule } from './schedule.js';
import { connectTo } from './send.js';
import { Webhook } from './webhook.entity.js';
import { webhookOf, webhooksOf } from './webhooks.queries.js';

/** Addresses outside that are sent what happens, by those who administer the organization. */
@Controller()
export class WebhooksController {
  @Handles(listWebhooks)
  async list(_: Input<typeof listWebhooks>, ctx: Ctx): Promise<Output<typeof listWebhooks>> {
    return { items: await webhooksOf(ctx.db, aDayAgo(ctx)) };
  }

  @Handles(createWebhook)
  async create(
    { name, address, events }: Input<typeof createWebhook>,
    ctx: Ctx,
  ): Promise<Output<typeof createWebhook>> {
    await expectCallable(address);
    const secret = newSecret();
    const id = await ctx.db.write(async (tx) => {
      await tx.advisoryLock('webhooks');
      const held = await tx.findAll(Webhook, {});
      if (held.length >= WEBHOOKS_MOST) throw new DomainError('webhook.many');
      const webhookId = uuidv7();
      const sealed = sealConnection({ address, secret }, { organizationId: ctx.organizationId, id: webhookId });
      const values = { name, host: hostOf(address), sealed, events, status: 'draft' as const, failures: 0 };
      await tx.insert(Webhook, { id: webhookId, ...values });
      ctx.emit(webhookChanged, { webhookId, how: 'created' });
      return webhookId;
    });
    return { secret, item: await shown(ctx, id) };
  }

  /** What another address would be sent was tested by nobody: it begins anew. */
  @Handles(changeWebhook)
  async change(
    { webhookId, version, address, ...values }: Input<typeof changeWebhook>,
    ctx: Ctx,
  ): Promise<Output<typeof changeWebhook>> {
    if (address !== undefined) await expectCallable(address);
    await ctx.db.write(async (tx) => {
      const kept = await tx.lock(Webhook, webhookId, version);
      await tx.update(Webhook, kept, {
        ...values,
        ...(address !== undefined && {
          sealed: sealConnection({ ...openConnection(kept.sealed, kept), address }, kept),
          host: hostOf(address),
          status: kept.status === 'draft' ? 'draft' : 'paused',
          testedAt: null,
          problem: null,
          failures: 0,
        }),
      });
      await schedule(tx, kept, ctx.now);
      ctx.emit(webhookChanged, { webhookId, how: 'changed' });
    });
    return shown(ctx, webhookId);
  }

  @Handles(renewWebhookSecret)
  async renew({ webhookId }: Input<typeof renewWebhookSecret>, ctx: Ctx): Promise<Output<typeof renewWebhookSecret>> {
    const secret = await ctx.db.write(async (tx) => {
      const kept = await tx.lock(Webhook, webhookId);
      const renewed = withNewSecret(openConnection(kept.sealed, kept), ctx.now);
      await tx.update(Webhook, kept, { sealed: sealConnection(renewed, kept) });
      ctx.emit(webhookChanged, { webhookId, how: 'renewed' });
      return renewed.secret;
    });
    return { secret };
  }

  @Handles(switchWebhook)
  async switch({ webhookId, status }: Input<typeof switchWebhook>, ctx: Ctx): Promise<Output<typeof switchWebhook>> {
    await ctx.db.write(async (tx) => {
      const kept = await tx.lock(Webhook, webhookId);
      if (status === 'active' && !kept.testedAt) throw new DomainError('webhook.untested');
      if (!switchableTo(kept.status, kept.testedAt !== null).to.includes(status)) return;
      const anew = { failures: 0, problem: null, restsUntil: null, activatedAt: kept.activatedAt ?? ctx.now };
      await tx.update(Webhook, kept, { status, ...(status === 'active' && anew) });
      await schedule(tx, kept, ctx.now);
      ctx.emit(webhookChanged, { webhookId, how: status === 'active' ? 'activated' : 'paused' });
    });
    return shown(ctx, webhookId);
  }

  @Handles(disconnectWebhook)
  async disconnect(
    { webhookId }: Input<typeof disconnectWebhook>,
    ctx: Ctx,
  ): Promise<Output<typeof disconnectWebhook>> {
    await ctx.db.write(async (tx) => {
      const kept = await tx.lock(Webhook, webhookId);
      await tx.execute(`delete from identity.webhook_delivery where organization_id = $1 and webhook_id = $2`, [
        webhookId,
      ]);
      await due.set(tx, 'webhook', webhookId, undefined);
      await tx.remove(Webhook, kept);
      ctx.emit(webhookChanged, { webhookId, how: 'disconnected' });
    });
    return {};
  }
}

const aDayAgo = ({ now }: Ctx): Date => new Date(now.getTime() - DAY_MS);
const hostOf = (address: string): string => new URL(address).host;

export async function shown(ctx: Ctx, id: string): Promise<Output<typeof changeWebhook>> {
  const found = await webhookOf(ctx.db, id, aDayAgo(ctx));
  if (!found) throw new DomainError('resource.missing');
  return found;
}

/** Refuses, beside its field, an address that may not be called now. */
async function expectCallable(address: string): Promise<void> {
  const outside = await connectTo(address);
  if (typeof outside === 'string') throw new DomainError('request.invalid', [{ field: 'address', message: outside }]);
  await outside.close();
}

import type { Input, Output } from '@talent-os/contracts';
import {
  webhookStates,
  type listWebhookDeliveries,
  type Webhook as ShownWebhook,
  type WebhookDelivery as ShownDelivery,
} from '@talent-os/contracts/identity/webhooks.js';
import type { Ctx, Reader } from '@talent-os/service-kit';
import { maySql } from '@talent-os/service-kit/may';
import { Filters } from '@talent-os/service-kit/sql/filters';
import { listRow, totalOf, type ListRow } from '@talent-os/service-kit/sql/list';
import { switchableTo } from '../switch.rules.js';

const ENDED = (state: string) => `(select count(*)::int from identity.webhook_delivery d
    where d.organization_id = $1 and d.webhook_id = w.id and d.state = '${state}' and d.occurred_at > $2)`;
const MAY = maySql(
  [
    ['w.status', webhookStates],
    ['(w.tested_at is not null)', [true, false]],
  ],
  (status, tested) => ({ ...switchableTo(status, tested), do: status === 'draft' ? ['setUp'] : [] }),
);
const WEBHOOKS = `
  select w.id, w.name, w.host, w.events, w.status, w.tested_at as "testedAt",
    (select count(*)::int from identity.webhook_delivery d
      where d.organization_id = $1 and d.webhook_id = w.id and d.state = 'waiting') as waiting,
    ${ENDED('delivered')} as delivered, ${ENDED('failed')} as failed,
    w.last_delivered_at as "lastDeliveredAt", w.problem, w.created_at as "createdAt", w.version, ${MAY} as may
  from identity.webhook w where w.organization_id = $1`;

/** The organization's webhooks by name; what was sent and given up is counted since an instant. */
export const webhooksOf = (db: Reader, since: Date): Promise<ShownWebhook[]> =>
  db.read<ShownWebhook>(`${WEBHOOKS} order by lower(w.name), w.id`, [since]);

export const webhookOf = (db: Reader, id: string, since: Date): Promise<ShownWebhook | undefined> =>
  db.readOne<ShownWebhook>(`${WEBHOOKS} and w.id = $3`, [since, id]);

const DELIVERY = `
  d.id, d.event_id as "eventId", d.event, d.occurred_at as "occurredAt", d.state, d.attempts,
  d.last_attempt_at as "lastAttemptAt", d.status, d.latency_ms as "latencyMs", d.problem,
  case when d.state = 'waiting' then d.due_at end as "nextAttemptAt"`;

/** A page of what is kept of a webhook's deliveries, the newest event first. */
export async function deliveriesOf(
  ctx: Ctx,
  { webhookId, page, state }: Input<typeof listWebhookDeliveries>,
): Promise<Output<typeof listWebhookDeliveries>> {
  const filters = new Filters('d.organization_id = $1 and d.webhook_id = $2', webhookId).and(
    (value) => `d.state = ${value}`,
    state,
  );
  const order = 'd.occurred_at desc, d.event_id desc';
  const list = { table: 'identity.webhook_delivery d', filters, order, item: DELIVERY, page };
  const found = await ctx.db.readOne<ListRow<ShownDelivery>>(listRow(list), filters.args);
  const { items, ...counted } = found!;
  return { items, ...totalOf(counted) };
}

/** Webhooks that are sent one of these events, or would be if they were not paused. */
export const webhooksFor = (db: Reader, events: readonly string[]): Promise<{ id: string }[]> =>
  db.read<{ id: string }>(
    `select w.id from identity.webhook w
     where w.organization_id = $1 and w.activated_at is not null and w.events && $2::text[] order by w.id`,
    [events],
  );

export type WaitingDelivery = {
  readonly id: string;
  readonly eventId: string;
  readonly body: string;
  readonly attempts: number;
};

/** What a webhook is sent next, in the order it fell due. */
export const waitingOf = (db: Reader, webhookId: string, now: Date, most: number): Promise<WaitingDelivery[]> =>
  db.read<WaitingDelivery>(
    `select d.id, d.event_id as "eventId", d.body, d.attempts from identity.webhook_delivery d
     where d.organization_id = $1 and d.webhook_id = $2 and d.state = 'waiting' and d.due_at <= $3
     order by d.due_at, d.event_id limit $4`,
    [webhookId, now, most],
  );

/** When a webhook is to be sent something next; null where nothing waits. */
export async function nextDueOf(db: Reader, webhookId: string): Promise<Date | null> {
  const found = await db.readOne<{ at: string | null }>(
    `select min(d.due_at) as at from identity.webhook_delivery d
     where d.organization_id = $1 and d.webhook_id = $2 and d.state = 'waiting'`,
    [webhookId],
  );
  return found?.at ? new Date(found.at) : null;
}

import type { Transaction } from '@talent-os/service-kit';
import { due } from './due.js';
import type { Webhook } from './webhook.entity.js';
import { nextDueOf } from './webhooks.queries.js';

type Scheduled = Pick<Webhook, 'id' | 'status' | 'restsUntil' | 'takenUntil'>;

/**
 * Notes when a webhook, locked by the caller, is to be sent something next. A process that is at it comes back to this
 * when it is done; where it ended meanwhile, another one does when its time is up.
 */
export async function schedule(tx: Transaction, webhook: Scheduled, now: Date): Promise<void> {
  await due.set(tx, 'webhook', webhook.id, await dueAt(tx, webhook, now));
}

async function dueAt(tx: Transaction, webhook: Scheduled, now: Date): Promise<Date | undefined> {
  const { id, status, restsUntil, takenUntil } = webhook;
  if (status !== 'active') return undefined;
  if (takenUntil && takenUntil > now) return takenUntil;
  const next = await nextDueOf(tx, id);
  return next && restsUntil && restsUntil > next ? restsUntil : (next ?? undefined);
}

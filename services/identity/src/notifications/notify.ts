import { notificationsChanged } from '@talent-os/contracts/identity/notifications.js';
import type { Ctx, Transaction } from '@talent-os/service-kit';
import { Notification } from './notification.entity.js';
import type { Note } from './notification-texts.js';

/** Leaves a notification with each of these people who is still active here, once, and tells their browsers. */
export async function notify(ctx: Ctx, tx: Transaction, personIds: readonly string[], note: Note): Promise<void> {
  const active = await tx.rows<{ id: string }>(
    `select id from identity.person where organization_id = $1 and id = any($2::uuid[]) and status = 'active'`,
    [personIds],
  );
  await tx.insertAll(
    Notification,
    active.map(({ id }) => ({ personId: id, ...note, readAt: null })),
  );
  for (const { id } of active) ctx.emit(notificationsChanged, { userId: id });
}

/** Everybody but the one who did it: they know. */
export const others = (personIds: readonly string[], actorId: string | null) =>
  personIds.filter((id) => id !== actorId);

/** The name of a person of the organization; `A colleague` where there is none any more. */
export async function nameOf(tx: Transaction, personId: string): Promise<string> {
  const [row] = await tx.rows<{ name: string }>(
    `select first_name || ' ' || last_name as name from identity.person where organization_id = $1 and id = $2`,
    [personId],
  );
  return row?.name ?? 'A colleague';
}

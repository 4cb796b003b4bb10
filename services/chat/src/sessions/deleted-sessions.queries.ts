import type { TenantDb, Transaction } from '@talent-os/service-kit';

/** How long a deleted conversation can be restored, in days. */
export const KEPT_DAYS = 30;

export const rememberDeletion = (tx: Transaction, sessionId: string, at: Date) =>
  tx.rows('insert into chat.deleted_session (organization_id, session_id, deleted_at) values ($1, $2, $3)', [
    sessionId,
    at,
  ]);

export const forgetDeletion = (tx: Transaction, sessionId: string) =>
  tx.rows('delete from chat.deleted_session where organization_id = $1 and session_id = $2', [sessionId]);

/** Conversations of every organization whose time to be restored is over. */
export const overdueSessions = (db: TenantDb) =>
  db.read<{ organizationId: string; sessionId: string }>(
    `select organization_id as "organizationId", session_id as "sessionId" from chat.deleted_session
     where deleted_at < now() - interval '${KEPT_DAYS} days' order by deleted_at limit 1000`,
  );

const PURGE = ['chat_feedback', 'chat_run', 'chat_message', 'phi_vault'].map(
  (table) => `delete from chat.${table} where organization_id = $1 and session_id = $2`,
);

/** Removes a deleted conversation with all that belongs to it; one that was restored in the meantime stays. */
export async function purge(tx: Transaction, sessionId: string): Promise<void> {
  await forgetDeletion(tx, sessionId);
  const [gone] = await tx.rows(
    'delete from chat.chat_session where organization_id = $1 and id = $2 and deleted_at is not null returning id',
    [sessionId],
  );
  if (!gone) return;
  for (const statement of PURGE) await tx.rows(statement, [sessionId]);
}

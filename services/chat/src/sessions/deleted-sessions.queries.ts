import type { Output } from '@talent-os/contracts';
import { RESTORE_DAYS, type listDeletedSessions } from '@talent-os/contracts/chat/sessions.js';
import type { Ctx, RawJson, Reader, Transaction } from '@talent-os/service-kit';

/** Conversations in the list, and characters of the question each began with. */
const LISTED = 100;
const LETTERS = 300;

const RESTORABLE_UNTIL = `s.deleted_at + interval '${RESTORE_DAYS} days'`;

/** What the caller has deleted and can still restore, the latest deletion first. */
export const deletedSessions = (ctx: Ctx): Promise<RawJson<Output<typeof listDeletedSessions>>> =>
  ctx.db.json(
    `select coalesce(json_agg(json_build_object('id', s.id, 'question', s.question, 'hubTitle', s.hub_title,
       'pageTitle', s.page_title, 'messages', s.messages, 'deletedAt', s.deleted_at,
       'restorableUntil', ${RESTORABLE_UNTIL}) order by s.deleted_at desc, s.id desc), '[]')::text
     from (
       select s.*, coalesce(first.question, '') as question, coalesce(counted.messages, 0) as messages
       from chat.chat_session s
       left join lateral (
         select left(m.content, ${LETTERS}) as question from chat.chat_message m
         where m.organization_id = $1 and m.session_id = s.id and m.role = 'user'
         order by m.created_at, m.id limit 1) first on true
       left join lateral (
         select count(*)::int as messages from chat.chat_message m
         where m.organization_id = $1 and m.session_id = s.id) counted on true
       where s.organization_id = $1 and s.person_id = $2 and ${RESTORABLE_UNTIL} > $3::timestamptz
       order by s.deleted_at desc, s.id desc limit ${LISTED}) s`,
    [ctx.userId, ctx.now],
  );

export const rememberDeletion = (tx: Transaction, sessionId: string, at: Date) =>
  tx.execute('insert into chat.deleted_session (organization_id, session_id, deleted_at) values ($1, $2, $3)', [
    sessionId,
    at,
  ]);

export const forgetDeletion = (tx: Transaction, sessionId: string) =>
  tx.execute('delete from chat.deleted_session where organization_id = $1 and session_id = $2', [sessionId]);

/** Conversations of every organization whose time to be restored is over. */
export const overdueSessions = (db: Reader) =>
  db.read<{ organizationId: string; sessionId: string }>(
    `select organization_id as "organizationId", session_id as "sessionId" from chat.deleted_session
     where deleted_at < now() - interval '${RESTORE_DAYS} days' order by deleted_at limit 1000`,
  );

const PURGE = ['chat_feedback', 'chat_run', 'chat_message', 'phi_vault', 'shared_session', 'coach_thread'].map(
  (table) => `delete from chat.${table} where organization_id = $1 and session_id = $2`,
);

/** Removes a deleted conversation with all that belongs to it; one that was restored in the meantime stays. */
export async function purge(tx: Transaction, sessionId: string): Promise<void> {
  await forgetDeletion(tx, sessionId);
  const [gone] = await tx.execute(
    'delete from chat.chat_session where organization_id = $1 and id = $2 and deleted_at is not null returning id',
    [sessionId],
  );
  if (!gone) return;
  for (const statement of PURGE) await tx.execute(statement, [sessionId]);
}

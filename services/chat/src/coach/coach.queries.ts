import { COACH_HOURS, MOST_COACH_THREADS, type CoachThread } from '@talent-os/contracts/chat/coach.js';
import type { Ctx, Reader, Transaction } from '@talent-os/service-kit';
import { purge } from '../sessions/deleted-sessions.queries.js';

const THREADS = `
  select t.id, t.session_id as "sessionId", t.goal, t.created_at as "startedAt", t.kept_at as "keptAt",
    case when t.kept_at is null then s.last_message_at + interval '${COACH_HOURS} hours' end as "endsAt",
    (select count(*)::int from chat.chat_message m
      where m.organization_id = $1 and m.session_id = t.session_id and m.role = 'user') as messages
  from chat.coach_thread t
  join chat.chat_session s on s.organization_id = $1 and s.id = t.session_id and s.deleted_at is null
  where t.organization_id = $1 and t.person_id = $2
  order by s.last_message_at desc, t.id limit ${2 * MOST_COACH_THREADS}`;

/** What the caller talks about with the coach, the latest first. */
export const coachThreads = (ctx: Ctx): Promise<CoachThread[]> => ctx.db.read<CoachThread>(THREADS, [ctx.userId]);

/** Lets a conversation end by itself. */
export async function letPass(tx: Transaction, sessionId: string, endsAt: Date): Promise<void> {
  await stay(tx, sessionId);
  await tx.execute('insert into chat.passing_session (organization_id, session_id, ends_at) values ($1, $2, $3)', [
    sessionId,
    endsAt,
  ]);
}

/** Lets a conversation end by itself no longer. */
export const stay = (tx: Transaction, sessionId: string) =>
  tx.execute('delete from chat.passing_session where organization_id = $1 and session_id = $2', [sessionId]);

/** Conversations of every organization that may be over. */
export const passingSessions = (db: Reader) =>
  db.read<{ organizationId: string; sessionId: string }>(
    `select organization_id as "organizationId", session_id as "sessionId" from chat.passing_session
     where ends_at <= now() order by ends_at limit 1000`,
  );

/** Ends a conversation for good, with all that was said. */
export async function endSession(tx: Transaction, sessionId: string): Promise<void> {
  await stay(tx, sessionId);
  await tx.execute(
    'update chat.chat_session set deleted_at = coalesce(deleted_at, now()) where organization_id = $1 and id = $2',
    [sessionId],
  );
  await purge(tx, sessionId);
}

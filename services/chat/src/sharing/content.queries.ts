import type { Reader as Db } from '@talent-os/service-kit';
import { ownReads } from '../tools/kept.data.js';
import type { ConversationContent } from './sharing.rules.js';
import type { AnswerSource } from '../sessions/session.entity.js';

const PRIVATE = Object.keys(ownReads);

type ContentRow = Omit<ConversationContent, 'reads'> & {
  readonly sessionId: string;
  readonly reads: readonly AnswerSource[];
};

/** What is private is not shared, so it decides nothing. Every other call that was answered or waits for a decision is recorded before its answer is used; a copy brings its own along. */
const CONTENT = `
  select s.id as "sessionId", s.health,
    exists (select 1 from chat.chat_message m
      where m.organization_id = $1 and m.session_id = s.id and m.hub_context = 'wellness') as wellbeing,
    coalesce(s.copied_reads, '[]') || coalesce((
      select jsonb_agg(distinct jsonb_build_object('operation', c.operation, 'role', c.active_role))
      from chat.chat_run r join chat.tool_call c on c.organization_id = $1 and c.run_id = r.id
      join chat.chat_message a on a.organization_id = $1 and a.id = r.answer_id and not a.is_private
      where r.organization_id = $1 and r.session_id = s.id and c.outcome in ('answered', 'waiting') and c.operation <> all($3::text[])), '[]') as reads
  from chat.chat_session s where s.organization_id = $1 and s.id = any($2::uuid[])`;

/** What decides who may read these conversations, by their ids. */
export async function contentOf(
  db: Db,
  sessionIds: readonly string[],
): Promise<ReadonlyMap<string, ConversationContent>> {
  if (sessionIds.length === 0) return new Map();
  const rows = await db.read<ContentRow>(CONTENT, [sessionIds, PRIVATE]);
  return new Map(rows.map(({ sessionId, ...content }) => [sessionId, content]));
}

import { knowledgeStates } from '@talent-os/contracts/chat/knowledge-states.js';
import type { Ctx } from '@talent-os/service-kit';
import {
  calledSql,
  daySql,
  detailSql,
  searchSql,
  type FoundRow,
  type SearchRequest,
} from '@talent-os/service-kit/search/search-sql';
import { Filters } from '@talent-os/service-kit/sql/filters';

/** Letters of a title. */
const LETTERS = 160;
/** What a conversation began with. */
const QUESTION = `coalesce((select left(m.content, ${LETTERS}) from chat.chat_message m
  where m.organization_id = $1 and m.person_id = $2 and m.session_id = s.id and m.role = 'user'
  order by m.created_at, m.id limit 1), '')`;

/** The caller's own conversations by what they began with, and where. */
export function conversationsNamed(ctx: Ctx, wanted: SearchRequest): Promise<FoundRow[]> {
  const filters = new Filters(
    `s.organization_id = $1 and s.person_id = $2 and s.deleted_at is null and q.title <> ''`,
    ctx.userId,
  );
  const sql = searchSql(
    {
      schema: 'chat',
      from: `chat.chat_session s cross join lateral (select ${QUESTION} as title) q`,
      key: 's.id',
      filters,
      title: 'q.title',
      detail: detailSql('s.page_title', daySql('s.last_message_at')),
      at: 's.last_message_at',
      latest: 's.last_message_at desc, s.id desc',
    },
    wanted,
  );
  return ctx.db.read<FoundRow>(sql, filters.args);
}

/** Documents by their title or file. */
export function documentsNamed(ctx: Ctx, wanted: SearchRequest): Promise<FoundRow[]> {
  const filters = new Filters('f.organization_id = $1');
  const sql = searchSql(
    {
      schema: 'chat',
      from: 'chat.knowledge_file f',
      key: 'f.id',
      filters,
      title: 'f.title',
      detail: detailSql('f.filename', calledSql('f.state', knowledgeStates), daySql('f.uploaded_at')),
      also: ['f.filename'],
      at: 'f.uploaded_at',
      latest: 'f.uploaded_at desc, f.id',
    },
    wanted,
  );
  return ctx.db.read<FoundRow>(sql, filters.args);
}

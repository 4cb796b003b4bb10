/** A message `m`, with the caller's opinion `f` of it, as the contract shows it: one JSON text. */
export const MESSAGE = `json_build_object(
  'id', m.id, 'role', m.role, 'content', m.content, 'timestamp', m.created_at, 'sessionId', m.session_id,
  'userId', m.person_id, 'parentId', m.parent_id, 'clientMessageId', m.client_message_id, 'hubContext', m.hub_context,
  'hubTitle', m.hub_title, 'pageContext', m.page_context, 'pageTitle', m.page_title, 'parts', m.parts,
  'status', m.status, 'mode', m.mode, 'answeredBy', m.answered_by, 'fallback', m.fallback, 'productivityContext', m.productivity, 'contextTags', m.context_tags,
  'isProductivityRelated', m.is_productivity_related, 'feedback', f.rating)::text`;

export const FEEDBACK = `left join chat.chat_feedback f
  on f.organization_id = m.organization_id and f.message_id = m.id and f.person_id = m.person_id`;

/** Messages of conversations that are not deleted, without the answers still being written. `$2` is the person. */
export const MINE = `chat.chat_message m
  join chat.chat_session s on s.organization_id = m.organization_id and s.id = m.session_id and s.deleted_at is null
  where m.organization_id = $1 and m.person_id = $2 and m.status <> 'running'`;

/** What of a person goes, as statements: `$2` is the person. What hangs on a conversation goes before it. */
export const erased: readonly string[] = [
  `delete from chat.phi_vault where organization_id = $1 and session_id in
     (select s.id from chat.chat_session s where s.organization_id = $1 and s.person_id = $2)`,
  `delete from chat.shared_session where organization_id = $1 and (owner_id = $2 or recipient_id = $2)`,
  `delete from chat.passing_session where organization_id = $1 and session_id in
     (select s.id from chat.chat_session s where s.organization_id = $1 and s.person_id = $2)`,
  'delete from chat.coach_thread where organization_id = $1 and person_id = $2',
  'delete from chat.chat_feedback where organization_id = $1 and person_id = $2',
  'delete from chat.proposal where organization_id = $1 and user_id = $2',
  'delete from chat.tool_call where organization_id = $1 and user_id = $2',
  'delete from chat.chat_run where organization_id = $1 and person_id = $2',
  'delete from chat.chat_message where organization_id = $1 and person_id = $2',
  'delete from chat.chat_session where organization_id = $1 and person_id = $2',
  'delete from chat.memory where organization_id = $1 and user_id = $2',
  'delete from chat.memory_switch where organization_id = $1 and user_id = $2',
  'delete from chat.sent_once where organization_id = $1 and person_id = $2',
];

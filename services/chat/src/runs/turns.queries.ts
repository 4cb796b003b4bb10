import type { Ctx } from '@talent-os/service-kit';
import type { Turn } from '../answering/answerer.js';

/** Turns an answer may look back on. */
const LOOK_BACK = 40;

/** What was said on the branch that ends with a message, oldest first. Answers without a word are left out, and what concerns its owner alone. */
export const turnsBefore = (ctx: Ctx, messageId: string): Promise<Turn[]> =>
  ctx.db.read<Turn>(
    `with recursive branch as (
       select id, parent_id, role, content, parts, is_private, 1 as depth from chat.chat_message where organization_id = $1 and id = $2
       union all
       select m.id, m.parent_id, m.role, m.content, m.parts, m.is_private, depth + 1
       from branch join chat.chat_message m on m.organization_id = $1 and m.id = branch.parent_id
       where depth < ${LOOK_BACK})
     select role, content, jsonb_path_query_array(parts, '$[*].sources[*].operation') as operations
     from branch where content <> '' and not is_private order by depth desc`,
    [messageId],
  );

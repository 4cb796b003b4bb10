import type { ChatMessage } from '@talent-os/contracts/chat/messages.js';
import type { Ctx } from '@talent-os/service-kit';
import { fitting } from '../messages/fitting.js';
import { FEEDBACK, MESSAGE } from '../messages/message.sql.js';
import { PROPOSES, withDecisions } from '../messages/with-decisions.js';
import { BRANCH } from './shares.queries.js';

type BranchRow = { readonly text: string; readonly proposes: boolean };

/** What may leave of the branch that ends with a message, oldest first: nothing that is still being written or whose answer is, and
 * nothing private. */
export async function branchOf(ctx: Ctx, leafId: string | null, ownerId: string): Promise<readonly ChatMessage[]> {
  if (leafId === null) return [];
  const rows = await ctx.db.read<BranchRow>(
    `with recursive branch as (
       select m.id, m.parent_id, 1 as depth from chat.chat_message m
       where m.organization_id = $1 and m.id = $2 and m.person_id = $3
       union all
       select m.id, m.parent_id, branch.depth + 1 from branch
       join chat.chat_message m on m.organization_id = $1 and m.id = branch.parent_id where branch.depth < ${BRANCH})
     select ${MESSAGE} as text, ${PROPOSES} from branch
     join chat.chat_message m on m.organization_id = $1 and m.id = branch.id ${FEEDBACK}
     where m.status <> 'running' and not m.is_private
       and not exists (select 1 from chat.chat_message a
         where a.organization_id = $1 and a.session_id = m.session_id and a.parent_id = m.id and a.status = 'running')
     order by branch.depth`,
    [leafId, ownerId],
  );
  return fitting(await withDecisions(ctx, rows, ownerId))
    .toReversed()
    .map(({ text }) => JSON.parse(text) as ChatMessage);
}

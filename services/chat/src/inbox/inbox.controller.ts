import { Controller } from '@nestjs/common';
import type { Input } from '@talent-os/contracts';
import { listChatInbox } from '@talent-os/contracts/chat/inbox.js';
import { decideProposal } from '@talent-os/contracts/chat/messages.js';
import { MOST_OF_A_KIND } from '@talent-os/contracts/inbox/shapes.js';
import { Handles, type Ctx } from '@talent-os/service-kit';
import { inboxRow, rowsFrom, type InboxSource } from '@talent-os/service-kit/inbox/inbox';
import { PROPOSAL_LIFE_MS } from '../tools/proposal.rules.js';
import { toolNamed } from '../tools/tool.js';

type WaitingProposal = {
  readonly id: string;
  readonly operation: string;
  readonly sessionId: string;
  readonly expiresAt: string;
  readonly since: string;
};

/** Conversations in which nothing was said since a proposal would have expired hold none that waits: `$3` is then. */
const WAITING = `
  select p.id, p.operation, r.session_id as "sessionId", p.expires_at as "expiresAt", p.created_at as since
  from chat.chat_session s join chat.chat_run r on r.organization_id = $1 and r.session_id = s.id
    join chat.proposal p on p.organization_id = $1 and p.run_id = r.id
  where s.organization_id = $1 and s.person_id = $2 and s.last_message_at > $3 and s.deleted_at is null
    and p.user_id = $2 and p.state = 'waiting' and p.expires_at > $4
  order by p.expires_at, p.id limit ${MOST_OF_A_KIND}`;

/** A conversation goes on for a while before it says the sentence that a proposal answers. */
const LOOKED_BACK_MS = 2 * PROPOSAL_LIFE_MS;

const proposals: InboxSource = {
  access: decideProposal.access,
  rows: async (ctx) => {
    const rows = await ctx.db.read<WaitingProposal>(WAITING, [
      ctx.userId,
      new Date(+ctx.now - LOOKED_BACK_MS),
      ctx.now,
    ]);
    return rows.flatMap(({ id, operation, sessionId, expiresAt, since }) => {
      // A proposal of the release before may name a change that this one does not know.
      const tool = toolNamed(operation);
      if (!tool) return [];
      return inboxRow('proposal', {
        id,
        title: tool.operation.summary,
        reason: ['The assistant proposes it at your request', 'nothing happens until you approve'],
        link: `/productivity/history?conversation=${sessionId}`,
        since,
        dueAt: expiresAt,
      });
    });
  },
};

@Controller()
export class InboxController {
  @Handles(listChatInbox)
  list(moment: Input<typeof listChatInbox>, ctx: Ctx) {
    return rowsFrom(ctx, moment, [proposals]);
  }
}

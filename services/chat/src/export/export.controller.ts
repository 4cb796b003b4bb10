import { Controller } from '@nestjs/common';
import type { Input } from '@talent-os/contracts';
import { exportJson, exportMarkdown } from '@talent-os/contracts/chat/export.js';
import { Handles, type Ctx } from '@talent-os/service-kit';
import { clip } from '@talent-os/service-kit/clip';
import { todayOf } from '@talent-os/service-kit/people/timezone-of';
import { branchOf } from '../sharing/branch.queries.js';
import { openShare } from '../sharing/may-read.js';
import { receivedSession } from '../sharing/shares.queries.js';
import type { Conversation } from './conversation.js';
import { fileNameOf } from './file-name.rules.js';
import { jsonOf } from './json.rules.js';
import { markdownOf } from './markdown.rules.js';

/** Letters of a title. */
const TITLE = 160;

type SessionHead = { readonly leafId: string | null; readonly hubTitle: string; readonly ownerId: string };

@Controller()
export class ExportController {
  @Handles(exportMarkdown)
  async markdown({ sessionId }: Input<typeof exportMarkdown>, ctx: Ctx) {
    const conversation = await conversationOf(ctx, sessionId);
    return { filename: fileNameOf(conversation.title, await todayOf(ctx), 'md'), markdown: markdownOf(conversation) };
  }

  @Handles(exportJson)
  async json({ sessionId }: Input<typeof exportJson>, ctx: Ctx) {
    const conversation = await conversationOf(ctx, sessionId);
    return { filename: fileNameOf(conversation.title, await todayOf(ctx), 'json'), json: jsonOf(conversation) };
  }
}

/** What the caller may read of a conversation: their own, or one that is shared with them as long as that holds. */
async function conversationOf(ctx: Ctx, sessionId: string): Promise<Conversation> {
  const { leafId, hubTitle, ownerId } = await headOf(ctx, sessionId);
  const messages = await branchOf(ctx, leafId, ownerId);
  const exportedAt = ctx.now.toISOString();
  const at = messages.at(-1)?.timestamp ?? exportedAt;
  const title = clip(messages[0]?.content ?? hubTitle, TITLE);
  return { title, hubTitle, at, exportedAt, messages };
}

async function headOf(ctx: Ctx, sessionId: string): Promise<SessionHead> {
  const own = await ctx.db.readOne<SessionHead>(
    `select leaf_id as "leafId", hub_title as "hubTitle", person_id as "ownerId" from chat.chat_session
     where organization_id = $1 and id = $2 and person_id = $3 and deleted_at is null`,
    [sessionId, ctx.userId],
  );
  if (own) return own;
  return (await openShare(ctx, await receivedSession(ctx, sessionId))).share;
}

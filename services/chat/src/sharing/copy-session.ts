import type { ChatMessage as Message } from '@talent-os/contracts/chat/messages.js';
import { uuidv7, type Ctx } from '@talent-os/service-kit';
import { ChatMessage } from '../messages/message.entity.js';
import { contextOf, newMessageState } from '../messages/open-run.js';
import { ChatSession } from '../sessions/session.entity.js';
import { copiedParts } from './reader-view.rules.js';
import type { ConversationContent } from './sharing.rules.js';

/**
 * Stores a branch as a conversation of the caller, in the order it had, and answers its id. It holds what it held before:
 * health information stays that, and whoever it is shared with next is judged by what its answers were read from.
 */
export async function copySession(
  ctx: Ctx,
  branch: readonly Message[],
  { health, reads }: ConversationContent,
  hubTitle: string,
): Promise<string> {
  const ids = branch.map(() => uuidv7());
  const sessionId = uuidv7();
  const first = branch[0];
  const context = first
    ? contextOf(first)
    : { hubContext: 'general', hubTitle, pageContext: 'general', pageTitle: hubTitle };
  const leafId = ids.at(-1) ?? null;
  await ctx.db.write(async (tx) => {
    const own = { personId: ctx.userId, ...context, health, leafId, lastMessageAt: ctx.now, copiedReads: [...reads] };
    await tx.insert(ChatSession, { id: sessionId, ...own });
    await tx.insertAll(
      ChatMessage,
      branch.map((message, at) => ({
        ...contextOf(message),
        ...newMessageState,
        id: ids[at]!,
        // Each after the one before, also where all are of the same millisecond.
        createdAt: new Date(ctx.now.getTime() + at),
        personId: ctx.userId,
        sessionId,
        parentId: ids[at - 1] ?? null,
        role: message.role,
        content: message.content,
        parts: copiedParts(message.parts),
        status: message.status,
        mode: message.mode,
        answeredBy: message.answeredBy,
        fallback: message.fallback,
        path: null,
        clientMessageId: null,
      })),
    );
  });
  return sessionId;
}

import type { ChatContext } from '@talent-os/contracts/chat/context.js';
import { textsOf } from '@talent-os/contracts/chat/hub-texts.js';
import { answerFinished } from '@talent-os/contracts/chat/messages.js';
import type { Proposal } from '@talent-os/contracts/chat/parts.js';
import { type Ctx, type Transaction } from '@talent-os/service-kit';
import { ChatMessage } from '../messages/message.entity.js';
import { newMessageState } from '../messages/open-run.js';
import { isHealthHub } from '../providers/provider.rules.js';
import { ChatRun } from '../runs/run.entity.js';
import { ChatSession } from '../sessions/session.entity.js';
import type { Tool } from '../tools/tool.js';

/** Where the person finds their conversations, and in them the card. */
export const DECIDED_AT = '/productivity/history';

const PREPARED = 'A connected application has prepared this change. Nothing happens until you approve it.';
const PAGE = { pageContext: 'connected-application', pageTitle: 'Connected application' };

/**
 * Puts a proposal where the person decides it: into a conversation of theirs, beside the assistant's own. One
 * conversation a hub goes on for a day.
 */
export function showProposal(ctx: Ctx, tool: Tool, proposal: Proposal, owner: string): Promise<void> {
  const hub = tool.spec.hubs[0] ?? 'general';
  const context = { hubContext: hub, hubTitle: textsOf(hub).title, ...PAGE };
  return ctx.db.write(async (tx) => {
    const session = await conversation(tx, ctx, context);
    const message = {
      ...context,
      ...newMessageState,
      personId: ctx.userId,
      sessionId: session.id,
      mode: null,
      path: null,
    };
    const text = `A connected application asked: ${tool.spec.proposes!.title}`;
    const question = await tx.insert(ChatMessage, {
      ...message,
      parentId: session.leafId,
      role: 'user',
      content: text,
      parts: [{ type: 'text', text }],
      status: 'complete',
      clientMessageId: null,
    });
    const answer = await tx.insert(ChatMessage, {
      ...message,
      // After its question, also where both are of the same millisecond.
      createdAt: new Date(ctx.now.getTime() + 1),
      parentId: question.id,
      role: 'assistant',
      content: PREPARED,
      parts: [
        { type: 'text', text: PREPARED },
        { type: 'proposal', proposal },
      ],
      status: 'complete',
      clientMessageId: null,
    });
    await tx.update(ChatSession, session, { leafId: answer.id, lastMessageAt: answer.createdAt });
    await keepRun(tx, ctx, {
      id: proposal.runId,
      sessionId: session.id,
      questionId: question.id,
      answerId: answer.id,
      owner,
    });
    const ids = { runId: proposal.runId, sessionId: session.id, userId: ctx.userId };
    ctx.emit(answerFinished, { ...ids, status: 'complete', mode: 'platform-data' });
  });
}

async function conversation(tx: Transaction, ctx: Ctx, context: ChatContext): Promise<ChatSession> {
  const latest = await tx.readOne<{ id: string }>(
    `select id from chat.chat_session
     where organization_id = $1 and person_id = $2 and hub_context = $3 and page_context = $4 and deleted_at is null
       and last_message_at > $5::timestamptz - interval '1 day'
     order by last_message_at desc, id desc limit 1`,
    [ctx.userId, context.hubContext, context.pageContext, ctx.now],
  );
  if (latest) return tx.lock(ChatSession, latest.id);
  const health = isHealthHub(context.hubContext);
  const begun = { health, leafId: null, lastMessageAt: ctx.now, productivitySessionId: null, deletedAt: null };
  return tx.insert(ChatSession, { ...context, ...begun, personId: ctx.userId });
}

type Run = Pick<ChatRun, 'id' | 'sessionId' | 'questionId' | 'answerId' | 'owner'>;

/** The run behind the card, finished as it began: what is told of an answer asks for it. */
const keepRun = (tx: Transaction, ctx: Ctx, run: Run) =>
  tx.insert(ChatRun, {
    ...run,
    personId: ctx.userId,
    status: 'finished',
    generation: 1,
    startedAt: ctx.now,
    stopRequestedAt: null,
    finishedAt: ctx.now,
    outcome: 'complete',
    mode: null,
    provider: null,
    promptVersion: null,
    promptTokens: null,
    completionTokens: null,
    usageEstimated: null,
    tools: 1,
    frames: null,
  });

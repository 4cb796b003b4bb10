import type { Input } from '@talent-os/contracts';
import { syncProductivity } from '@talent-os/contracts/chat/jobs.js';
import { messageSent, type sendMessage } from '@talent-os/contracts/chat/messages.js';
import { uuidv7, type Ctx, type Transaction } from '@talent-os/service-kit';
import { keepChoice } from '../choice/keep-choice.js';
import type { RunQuestion } from '../runs/asked.js';
import { ChatMessage } from './message.entity.js';
import { messageContextOf } from '../choice/message-context.rules.js';
import { contextOf, openRun, newMessageState } from './open-run.js';
import { lockSession } from '../sessions/lock-session.js';

type MessageInput = Input<typeof sendMessage>;

/**
 * Stores a question, the answer to be written, its run, the event and the job in one transaction. Fails as `takenBy`
 * tells where the client id is taken; the claim comes before everything that could refuse a repetition.
 */
export function storeQuestion(ctx: Ctx, sent: MessageInput, owner: string): Promise<RunQuestion> {
  return ctx.db.write(async (tx) => {
    const known = sent.sessionId === undefined ? undefined : await lockSession(tx, ctx, sent.sessionId);
    const sessionId = known?.id ?? uuidv7();
    const parentId = sent.parentId === undefined ? (known?.leafId ?? null) : sent.parentId;
    const { health, ...context } = messageContextOf(sent);
    const question = await claimQuestion(tx, ctx, { ...sent, ...context }, sessionId, parentId);
    if (parentId !== null) await tx.get(ChatMessage, { id: parentId, sessionId, role: 'assistant' });
    const isHealth = health || (known?.health ?? false);
    const chosen = { now: sent.providerId, before: known?.providerId ?? null };
    const choice = await keepChoice(tx, { hubContext: context.hubContext, health: isHealth }, chosen);
    const session = { id: sessionId, ...context, health: isHealth, providerId: choice.kept };
    const asked = await openRun(tx, ctx, { session, question, owner, choice });
    ctx.emit(messageSent, { messageId: question.id, sessionId, userId: ctx.userId });
    ctx.enqueue(syncProductivity, { messageId: question.id });
    return asked;
  });
}

const claimQuestion = (tx: Transaction, ctx: Ctx, sent: MessageInput, sessionId: string, parentId: string | null) =>
  tx.insert(ChatMessage, {
    ...contextOf(sent),
    ...newMessageState,
    personId: ctx.userId,
    sessionId,
    parentId,
    role: 'user',
    content: sent.content,
    parts: [{ type: 'text', text: sent.content }],
    status: 'complete',
    mode: null,
    path: sent.path ?? null,
    clientMessageId: sent.clientMessageId,
  });

/** Stores another answer to a question of the caller, beside the ones it has; 404 where the question is not theirs. */
export function storeAgain(ctx: Ctx, questionId: string, clientMessageId: string, owner: string): Promise<RunQuestion> {
  return ctx.db.write(async (tx) => {
    const question = await tx.get(ChatMessage, { id: questionId, personId: ctx.userId, role: 'user' });
    const session = await lockSession(tx, ctx, question.sessionId);
    const said = { hubContext: question.hubContext, health: session.health };
    const choice = await keepChoice(tx, said, { before: session.providerId });
    const kept = { ...session, providerId: choice.kept };
    return openRun(tx, ctx, { session: kept, question, owner, choice, clientMessageId });
  });
}

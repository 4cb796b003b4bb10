import { Controller } from '@nestjs/common';
import type { Input } from '@talent-os/contracts';
import { findSession } from '@talent-os/contracts/chat/sessions.js';
import { FOCUS } from '@talent-os/contracts/productivity/focus.js';
import { createSession, recordSession, sessionChanged } from '@talent-os/contracts/productivity/sessions.js';
import { Handles, type Ctx, type Transaction } from '@talent-os/service-kit';
import { endOf } from './session-length.rules.js';
import { suggest } from '../suggestions/suggest.js';
import { isWish } from '../suggestions/suggestion.rules.js';
import { IsNull } from 'typeorm';
import { ProductivitySession } from './session.entity.js';
import { withGoals } from './session.rules.js';

type SessionInput = Input<typeof createSession>;

@Controller()
export class SessionsController {
  @Handles(createSession)
  async create(told: Input<typeof createSession>, ctx: Ctx) {
    const { chatSessionId: sessionId } = told.metadata;
    if (sessionId !== undefined) await ctx.call(findSession, { sessionId });
    return keep(ctx, ctx.userId, told);
  }

  @Handles(recordSession)
  record({ userId, tasks, ...told }: Input<typeof recordSession>, ctx: Ctx) {
    return keep(ctx, userId, told, tasks);
  }
}

/** Starts the session of a conversation, or adds to it. What a conversation tells becomes suggestions to its author. */
const keep = (ctx: Ctx, personId: string, told: SessionInput, tasks: readonly string[] = []) =>
  ctx.db.write(async (tx) => {
    const known = await knownOf(tx, personId, told);
    const goals = withGoals(known?.goals ?? [], told.goals);
    const same = known && goals.length === known.goals.length && known.hubContext === told.hubContext;
    if (same && tasks.length === 0) return { sessionId: known.id };
    if (!known && told.sessionType === FOCUS) await endRunning(tx, ctx, personId);
    const session = known
      ? await tx.update(ProductivitySession, known, { goals, hubContext: told.hubContext })
      : await start(tx, ctx, personId, told, goals);
    if (session.chatSessionId) await suggest(tx, ctx, session, [...goals, ...tasks].filter(isWish));
    ctx.emit(sessionChanged, { sessionId: session.id, userId: personId });
    return { sessionId: session.id };
  });

const start = (tx: Transaction, ctx: Ctx, personId: string, told: SessionInput, goals: string[]) =>
  tx.insert(ProductivitySession, {
    personId,
    sessionType: told.sessionType,
    hubContext: told.hubContext,
    goals,
    source: told.metadata.source,
    integratedChat: told.metadata.integratedChat,
    chatSessionId: told.metadata.chatSessionId ?? null,
    startedAt: ctx.now,
  });

/** One focus session runs at a time: the one before ends where the next begins. */
async function endRunning(tx: Transaction, ctx: Ctx, personId: string): Promise<void> {
  await tx.advisoryLock(`${personId}/${FOCUS}`);
  const running = await tx.find(ProductivitySession, { personId, sessionType: FOCUS, endedAt: IsNull() });
  if (running) await tx.update(ProductivitySession, running, { endedAt: endOf(new Date(running.startedAt), ctx.now) });
}

/** The session a conversation has already. */
async function knownOf(tx: Transaction, personId: string, { metadata: { source, chatSessionId } }: SessionInput) {
  if (chatSessionId === undefined) return null;
  await tx.advisoryLock(`${personId}/${source}/${chatSessionId}`);
  return tx.find(ProductivitySession, { personId, source, chatSessionId });
}

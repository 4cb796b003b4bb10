import { Controller } from '@nestjs/common';
import type { Input } from '@talent-os/contracts';
import {
  COACH,
  endCoachThread,
  keepCoachThread,
  listCoachThreads,
  MOST_COACH_THREADS,
  startCoachThread,
} from '@talent-os/contracts/chat/coach.js';
import { textsOf } from '@talent-os/contracts/chat/hub-texts.js';
import { chatContextOf } from '@talent-os/contracts/navigation/chat-context.js';
import { DomainError, Handles, type Ctx, type Transaction } from '@talent-os/service-kit';
import { ChatRun } from '../runs/run.entity.js';
import { ChatSession } from '../sessions/session.entity.js';
import { CoachThread } from './coach-thread.entity.js';
import { coachThreads, endSession, letPass, stay } from './coach.queries.js';
import { endOf } from './passing.rules.js';

/** Threads with the coach: a conversation for each goal, of which nothing stays that its person does not keep. */
@Controller()
export class CoachController {
  @Handles(listCoachThreads)
  async list(_: Input<typeof listCoachThreads>, ctx: Ctx) {
    return { items: await coachThreads(ctx) };
  }

  @Handles(startCoachThread)
  start({ goal }: Input<typeof startCoachThread>, ctx: Ctx) {
    return ctx.db.write(async (tx) => {
      await tx.advisoryLock(`coach/${ctx.userId}`);
      const threads = await tx.findAll(CoachThread, { personId: ctx.userId });
      const before = threads.find((one) => one.goal === goal);
      const session = before && (await tx.find(ChatSession, { id: before.sessionId }));
      if (before && session?.deletedAt === null) return { coachThreadId: before.id, sessionId: before.sessionId };
      // Its conversation was deleted elsewhere: it begins anew.
      if (before) await tx.remove(CoachThread, before);
      else if (threads.length >= MOST_COACH_THREADS) throw new DomainError('coach.many');
      return begin(tx, ctx, goal);
    });
  }

  @Handles(keepCoachThread)
  keep({ coachThreadId, kept }: Input<typeof keepCoachThread>, ctx: Ctx) {
    return ctx.db.write(async (tx) => {
      const thread = await tx.lock(CoachThread, { id: coachThreadId, personId: ctx.userId });
      await tx.update(CoachThread, thread, { keptAt: kept ? ctx.now : null });
      if (kept) await stay(tx, thread.sessionId);
      else await letPass(tx, thread.sessionId, endOf(ctx.now));
      return {};
    });
  }

  @Handles(endCoachThread)
  end({ coachThreadId }: Input<typeof endCoachThread>, ctx: Ctx) {
    return ctx.db.write(async (tx) => {
      const { sessionId } = await tx.lock(CoachThread, { id: coachThreadId, personId: ctx.userId });
      if (await tx.find(ChatRun, { sessionId, status: 'running' })) throw new DomainError('chat.busy');
      await endSession(tx, sessionId);
      return {};
    });
  }
}

async function begin(tx: Transaction, ctx: Ctx, goal: string) {
  const { hub, page } = chatContextOf(COACH);
  const session = await tx.insert(ChatSession, {
    personId: ctx.userId,
    hubContext: hub,
    hubTitle: textsOf(hub).title,
    pageContext: page,
    pageTitle: `Coach: ${goal}`.slice(0, 120),
    health: false,
    providerId: null,
    leafId: null,
    lastMessageAt: ctx.now,
    productivitySessionId: null,
    copiedReads: null,
    deletedAt: null,
  });
  const thread = await tx.insert(CoachThread, { personId: ctx.userId, sessionId: session.id, goal, keptAt: null });
  await letPass(tx, session.id, endOf(ctx.now));
  return { coachThreadId: thread.id, sessionId: session.id };
}

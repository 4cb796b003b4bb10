import { Controller } from '@nestjs/common';
import type { Input } from '@talent-os/contracts';
import {
  deleteSession,
  exportHistory,
  findSession,
  getSession,
  listDeletedSessions,
  listSessions,
  restoreSession,
  sessionHealth,
} from '@talent-os/contracts/chat/sessions.js';
import { Handles, DomainError, type Ctx } from '@talent-os/service-kit';
import { todayOf } from '@talent-os/service-kit/people/timezone-of';
import { ChatRun } from '../runs/run.entity.js';
import { STOP } from '../runs/signals.js';
import { loadVault } from '../privacy/vault-store.js';
import { isRestorable } from './deletion.rules.js';
import { deletedSessions, forgetDeletion, rememberDeletion } from './deleted-sessions.queries.js';
import { ChatSession } from './session.entity.js';
import { exportedMessages, healthOf, listOfSessions, wholeSession } from './sessions.queries.js';
import { lockSession } from './lock-session.js';

@Controller()
export class SessionsController {
  @Handles(listSessions)
  list(input: Input<typeof listSessions>, ctx: Ctx) {
    return listOfSessions(ctx, input);
  }

  @Handles(listDeletedSessions)
  deleted(_: Input<typeof listDeletedSessions>, ctx: Ctx) {
    return deletedSessions(ctx);
  }

  @Handles(getSession)
  get({ sessionId }: Input<typeof getSession>, ctx: Ctx) {
    return wholeSession(ctx, sessionId);
  }

  @Handles(findSession)
  async find({ sessionId }: Input<typeof findSession>, ctx: Ctx) {
    await ctx.db.readExisting(
      'select 1 from chat.chat_session where organization_id = $1 and id = $2 and person_id = $3 and deleted_at is null',
      [sessionId, ctx.userId],
    );
    return {};
  }

  @Handles(sessionHealth)
  async health({ sessionId }: Input<typeof sessionHealth>, ctx: Ctx) {
    const [session, kept] = await Promise.all([healthOf(ctx, sessionId), loadVault(ctx.db, ctx, sessionId)]);
    return { health: session !== undefined && (session.health || kept.health) };
  }

  @Handles(exportHistory)
  async export(_: Input<typeof exportHistory>, ctx: Ctx) {
    return exportedMessages(ctx, `conversations-${await todayOf(ctx)}.json`);
  }

  @Handles(deleteSession)
  async delete({ sessionId }: Input<typeof deleteSession>, ctx: Ctx) {
    const running = await ctx.db.write(async (tx) => {
      const session = await lockSession(tx, ctx, sessionId);
      await tx.update(ChatSession, session, { deletedAt: ctx.now });
      await rememberDeletion(tx, sessionId, ctx.now);
      return tx.find(ChatRun, { sessionId, status: 'running' });
    });
    if (running) ctx.signal(STOP, { runId: running.id });
    return {};
  }

  @Handles(restoreSession)
  async restore({ sessionId }: Input<typeof restoreSession>, ctx: Ctx) {
    await ctx.db.write(async (tx) => {
      const session = await tx.lock(ChatSession, { id: sessionId, personId: ctx.userId });
      if (!isRestorable(session, ctx.now)) throw new DomainError('resource.missing');
      await tx.update(ChatSession, session, { deletedAt: null });
      await forgetDeletion(tx, sessionId);
    });
    return {};
  }
}

import { Injectable } from '@nestjs/common';
import { endCoachThreads } from '@talent-os/contracts/chat/jobs.js';
import { Works, type Ctx, type Transaction } from '@talent-os/service-kit';
import { endSession, letPass, passingSessions, stay } from '../coach/coach.queries.js';
import { endOf, isOver } from '../coach/passing.rules.js';
import { ChatSession } from '../sessions/session.entity.js';

@Injectable()
export class EndCoachThreads {
  @Works(endCoachThreads)
  async end(_: object, ctx: Ctx): Promise<void> {
    for (const { organizationId, sessionId } of await passingSessions(ctx.db))
      await ctx.forOrganization(organizationId).db.write((tx) => endIfOver(tx, sessionId, ctx.now));
  }
}

/** Ends a thread nobody goes on with; one in which something was said meanwhile gets its time anew. */
async function endIfOver(tx: Transaction, sessionId: string, now: Date): Promise<void> {
  const session = await tx.find(ChatSession, { id: sessionId });
  if (!session) await stay(tx, sessionId);
  else if (isOver(session.lastMessageAt, now)) await endSession(tx, sessionId);
  else await letPass(tx, sessionId, endOf(session.lastMessageAt));
}

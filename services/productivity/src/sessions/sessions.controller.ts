import { Controller } from '@nestjs/common';
import type { Input } from '@talent-os/contracts';
import { createSession, recordSession, sessionChanged } from '@talent-os/contracts/productivity/sessions.js';
import { Handles, type Ctx, type Transaction } from '@talent-os/service-kit';
import { ProductivitySession } from './session.entity.js';
import { withGoals } from './session.rules.js';

type Told = Input<typeof createSession>;

@Controller()
export class SessionsController {
  @Handles(createSession)
  create(told: Input<typeof createSession>, ctx: Ctx) {
    return keep(ctx, ctx.userId, told);
  }

  @Handles(recordSession)
  record({ userId, ...told }: Input<typeof recordSession>, ctx: Ctx) {
    return keep(ctx, userId, told);
  }
}

/** Starts the session of a conversation, or adds to it. */
const keep = (ctx: Ctx, personId: string, told: Told) =>
  ctx.db.write(async (tx) => {
    const known = await knownOf(tx, personId, told);
    const goals = withGoals(known?.goals ?? [], told.goals);
    if (known && goals.length === known.goals.length && known.hubContext === told.hubContext)
      return { sessionId: known.id };
    const { sessionType, hubContext, metadata } = told;
    const { id: sessionId } = known
      ? await tx.update(ProductivitySession, known, { goals, hubContext })
      : await tx.insert(ProductivitySession, {
          personId,
          sessionType,
          hubContext,
          goals,
          source: metadata.source,
          integratedChat: metadata.integratedChat,
          chatSessionId: metadata.chatSessionId ?? null,
        });
    ctx.emit(sessionChanged, { sessionId, userId: personId });
    return { sessionId };
  });

/** The session a conversation has already. Two that come at once wait for each other here, not at the unique index. */
async function knownOf(tx: Transaction, personId: string, { metadata: { source, chatSessionId } }: Told) {
  if (chatSessionId === undefined) return null;
  await tx.rows('select pg_advisory_xact_lock(hashtextextended(concat($1::text, $2::text, $3::text, $4::text), 0))', [
    personId,
    source,
    chatSessionId,
  ]);
  return tx.find(ProductivitySession, { personId, source, chatSessionId });
}

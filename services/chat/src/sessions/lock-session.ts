import { DomainError, type Ctx, type Transaction } from '@talent-os/service-kit';
import { ChatSession } from './session.entity.js';

/** A conversation of the caller, locked; 404 where it is absent, deleted or another person's. */
export async function lockSession(tx: Transaction, ctx: Ctx, sessionId: string): Promise<ChatSession> {
  const session = await tx.lock(ChatSession, { id: sessionId, personId: ctx.userId });
  if (session.deletedAt) throw new DomainError('resource.missing');
  return session;
}

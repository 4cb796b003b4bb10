import type { Ctx, Transaction } from '@talent-os/service-kit';
import type { Position } from '../positions/position.entity.js';
import { Application } from './application.entity.js';
import { startApplication } from './start-application.js';

/** Puts an employee into the first screen stage of a position's pipeline, unless they are in that pipeline already. */
export async function startInternalApplication(
  tx: Transaction,
  position: Position,
  { userId, note }: { readonly userId: string; readonly note: string | null },
  ctx: Pick<Ctx, 'userId' | 'now' | 'emit'>,
): Promise<void> {
  if (await tx.find(Application, { userId, positionId: position.id, status: 'active' })) return;
  await startApplication(tx, position, { userId, source: 'internal', stage: 'screen', note }, ctx);
}

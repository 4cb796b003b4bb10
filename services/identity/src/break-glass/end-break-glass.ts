import { breakGlassEnded, recordBreakGlass } from '@talent-os/contracts/identity/break-glass.js';
import { fullName } from '@talent-os/contracts/identity/full-name.js';
import type { Ctx, Transaction } from '@talent-os/service-kit';
import { due } from '../due.js';
import { revokeBearer } from '../sessions/revoke.js';
import { BreakGlass } from './break-glass.entity.js';

/** Who ends a look; nobody where its time is up. */
type Ender = { readonly id: string; readonly name: string } | undefined;

/** Ends a look that is locked: its tokens are refused within seconds, and both organizations’ trails say so. */
export async function endLook(ctx: Ctx, tx: Transaction, look: BreakGlass, ender: Ender): Promise<void> {
  if (look.endedAt) return;
  const { id: breakGlassId, personId: by, tokensAt } = look;
  await revokeBearer(ctx, tx, { id: breakGlassId, personId: by, tokensAt }, 'break-glass-ended');
  await tx.update(BreakGlass, look, {
    endedAt: ctx.now,
    endedBy: ender?.id ?? null,
    endedByName: ender?.name ?? null,
  });
  await due.set(tx, 'breakGlass', breakGlassId, undefined);
  ctx.emit(breakGlassEnded, { breakGlassId, by, byName: fullName(look), endedBy: ender?.id ?? null });
  ctx.enqueue(recordBreakGlass, { breakGlassId, how: 'ended' });
}

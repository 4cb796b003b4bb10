import { UNDO_SECONDS } from '@talent-os/contracts/talent/rejections.js';
import type { Ctx, Transaction } from '@talent-os/service-kit';
import { minutesAfter } from '@talent-os/service-kit/calendar';
import { due } from '../due.js';
import { speaksOnEntering, type Subject } from './message-for.js';

type Announced = Subject & { readonly application: { readonly id: string } };

/**
 * Notes that the person is to be written to about the stage they are in now. It waits until the move can no longer be
 * taken back; the next move takes the place of what waits.
 */
export async function announceStage(tx: Transaction, ctx: Pick<Ctx, 'now'>, loaded: Announced): Promise<void> {
  const at = (await speaksOnEntering(tx, loaded)) ? minutesAfter(ctx.now, UNDO_SECONDS / 60) : undefined;
  await due.set(tx, 'message', loaded.application.id, at);
}

import { endAccess } from '@talent-os/contracts/identity/leaving.js';
import type { Ctx, Transaction } from '@talent-os/service-kit';
import { due } from '../due.js';
import { tell } from './change-offboarding.js';
import { Offboarding } from './offboarding.entity.js';
import { isRunning } from './offboarding.rules.js';

/** Access is due to end by the clock while an offboarding runs and it has not. */
export const setLeavingDue = (tx: Transaction, one: Offboarding): Promise<void> =>
  due.set(tx, 'leaving', one.id, isRunning(one) && one.accessEndedAt === null ? one.accessEndsAt : undefined);

/** Ends the access of who leaves, everywhere, and notes it; the version since then. Done twice, it is done once. */
export async function endAccessOf(
  ctx: Ctx,
  { id, employeeId }: Pick<Offboarding, 'id' | 'employeeId'>,
  byId: string | null,
): Promise<number> {
  const { closed } = await ctx.call(endAccess, { userId: employeeId });
  return ctx.db.write(async (tx) => {
    const offboarding = await tx.lock(Offboarding, id);
    if (!closed && offboarding.accessEndedAt) return offboarding.version;
    await tx.update(Offboarding, offboarding, {
      accessEndedAt: offboarding.accessEndedAt ?? ctx.now,
      accessEndedHere: closed || offboarding.accessEndedHere,
    });
    await setLeavingDue(tx, offboarding);
    tell(ctx, offboarding, 'access', byId);
    return offboarding.version;
  });
}

import { recoveryCodesMade } from '@talent-os/contracts/identity/factor-events.js';
import type { Ctx, Transaction } from '@talent-os/service-kit';
import { factorsOf } from './factors.queries.js';
import { methodsOf } from './factor.rules.js';
import { hashOfCode, newRecoveryCodes } from './recovery-codes.js';
import { RecoveryCode } from './recovery-code.entity.js';

const DROP = 'delete from identity.recovery_code where organization_id = $1 and person_id = $2';

/** Makes ten recovery codes; the ones before them are gone. */
export async function giveCodes(ctx: Ctx, tx: Transaction): Promise<string[]> {
  const codes = newRecoveryCodes();
  await tx.execute(DROP, [ctx.userId]);
  await tx.insertAll(
    RecoveryCode,
    codes.map((code) => ({ personId: ctx.userId, hash: hashOfCode(ctx.userId, code) })),
  );
  ctx.emit(recoveryCodesMade, { userId: ctx.userId });
  return codes;
}

/** The codes that come with a first factor; nothing where there are some. */
export const giveFirstCodes = async (ctx: Ctx, tx: Transaction): Promise<string[] | null> =>
  (await factorsOf(tx, ctx.userId)).recoveryCodes > 0 ? null : giveCodes(ctx, tx);

/** Codes stand in for a factor: without one they are nothing. */
export async function dropLoneCodes(ctx: Ctx, tx: Transaction): Promise<void> {
  if (methodsOf(await factorsOf(tx, ctx.userId)).length === 0) await tx.execute(DROP, [ctx.userId]);
}

import { credentialExpired, credentialExpiring } from '@talent-os/contracts/healthcare/credentials.js';
import type { Ctx } from '@talent-os/service-kit';
import { daysBetween } from '@talent-os/service-kit/calendar';
import { todayOf } from '@talent-os/service-kit/people/timezone-of';
import { setCredentialDue } from '../due.js';
import { Credential } from './credential.entity.js';
import { eventPayload } from './credential-event.js';
import { EXPIRED, noticeDue } from './notice.rules.js';

/**
 * Tells of a credential what is due now. What was told stands on the locked row, in the transaction that tells it: a
 * second round finds nothing left to tell.
 */
export async function tellNotice(ctx: Ctx, id: string): Promise<void> {
  const today = await todayOf(ctx);
  await ctx.db.write(async (tx) => {
    const credential = await tx.lock(Credential, id);
    const counts = credential.verifiedAt && !credential.revokedAt;
    const notice = counts ? noticeDue(credential.expirationDate, credential.toldDays, today) : undefined;
    if (notice !== undefined) {
      await tx.update(Credential, credential, { toldDays: notice });
      const fact = eventPayload(credential);
      if (notice === EXPIRED) ctx.emit(credentialExpired, fact);
      else ctx.emit(credentialExpiring, { ...fact, daysLeft: daysBetween(today, credential.expirationDate) });
    }
    await setCredentialDue(tx, credential);
  }, 'bookkeeping');
}

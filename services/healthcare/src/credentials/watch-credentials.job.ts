import { Controller } from '@nestjs/common';
import type { JobData } from '@talent-os/contracts';
import {
  credentialExpired,
  credentialExpiring,
  watchCredentials,
} from '@talent-os/contracts/healthcare/credentials.js';
import { Works, type Ctx } from '@talent-os/service-kit';
import { dayOf, daysBetween } from '../calendar.js';
import { awaitNotice, noticesDue } from './awaited-notices.queries.js';
import { Credential } from './credential.entity.js';
import { factOf } from './credential.fact.js';
import { EXPIRED, noticeDue } from './notice.rules.js';

@Controller()
export class WatchCredentials {
  @Works(watchCredentials)
  async work(_data: JobData<typeof watchCredentials>, ctx: Ctx): Promise<void> {
    for (const { organizationId, credentialId } of await noticesDue(ctx, dayOf(ctx.now)))
      await tellOnce(ctx.at(organizationId), credentialId).catch((error: unknown) =>
        ctx.log.error({ err: error, credentialId }, 'a notice of a credential waits for the next round'),
      );
  }
}

/** What was told stands on the locked row, in the transaction that tells it: a second round finds nothing left to tell. */
const tellOnce = (ctx: Ctx, id: string) =>
  ctx.db.write(async (tx) => {
    const credential = await tx.lock(Credential, id);
    const today = dayOf(ctx.now);
    const counts = credential.verifiedAt && !credential.revokedAt;
    const notice = counts ? noticeDue(credential.expirationDate, credential.toldDays, today) : undefined;
    if (notice !== undefined) {
      await tx.update(Credential, credential, { toldDays: notice });
      if (notice === EXPIRED) ctx.emit(credentialExpired, factOf(credential));
      else
        ctx.emit(credentialExpiring, {
          ...factOf(credential),
          daysLeft: daysBetween(today, credential.expirationDate),
        });
    }
    await awaitNotice(tx, credential);
  }, 'bookkeeping');

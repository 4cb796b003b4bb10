import { Injectable } from '@nestjs/common';
import type { JobData } from '@talent-os/contracts';
import {
  vulnerabilityDue,
  vulnerabilityReopened,
  watchVulnerabilities,
} from '@talent-os/contracts/cyber/vulnerability-events.js';
import { Works, type Ctx } from '@talent-os/service-kit';
import { forEachDue } from '@talent-os/service-kit/due/for-each-due';
import { timezoneOf } from '@talent-os/service-kit/people/timezone-of';
import { due, setVulnerabilityDue } from '../due.js';
import { eventPayload, note } from './change-vulnerability.js';
import { Vulnerability } from './vulnerability.entity.js';
import { clockNews } from './vulnerability.rules.js';

@Injectable()
export class WatchVulnerabilities {
  @Works(watchVulnerabilities)
  work(_data: JobData<typeof watchVulnerabilities>, ctx: Ctx): Promise<void> {
    return forEachDue(ctx, due, 'vulnerability', settleVulnerability);
  }
}

/**
 * Opens what was accepted until yesterday and tells of a due date that is over: both, where both have come. What was
 * told stands on the locked row, in the transaction that tells it: a second round finds nothing left to tell.
 */
export async function settleVulnerability(ctx: Ctx, id: string): Promise<void> {
  const timezone = await timezoneOf(ctx);
  await ctx.db.write(async (tx) => {
    const vulnerability = await tx.lock(Vulnerability, id);
    if (clockNews(vulnerability, ctx.now, timezone) === 'reopened') {
      const ended = { acceptedUntil: null, acceptedById: null, acceptReason: null };
      await note(tx, id, null, { kind: 'expired', fromValue: vulnerability.acceptedUntil });
      await tx.update(Vulnerability, vulnerability, { status: 'open', ...ended });
      ctx.emit(vulnerabilityReopened, eventPayload(vulnerability));
    }
    if (clockNews(vulnerability, ctx.now, timezone) === 'overdue' && vulnerability.dueAt) {
      await tx.update(Vulnerability, vulnerability, { overdueToldAt: ctx.now });
      ctx.emit(vulnerabilityDue, { ...eventPayload(vulnerability), dueAt: vulnerability.dueAt.toISOString() });
    }
    await setVulnerabilityDue(tx, vulnerability, timezone);
  }, 'bookkeeping');
}

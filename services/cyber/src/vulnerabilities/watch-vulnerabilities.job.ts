import { Controller } from '@nestjs/common';
import type { JobData } from '@talent-os/contracts';
import {
  vulnerabilityDue,
  vulnerabilityReopened,
  watchVulnerabilities,
} from '@talent-os/contracts/cyber/vulnerability-events.js';
import { Works, type Ctx } from '@talent-os/service-kit';
import { dueWhereOn } from '@talent-os/service-kit/people/switched-on';
import { awaitNews, newsDue } from './awaited-vulnerabilities.queries.js';
import { eventPayload, note } from './change-vulnerability.js';
import { Vulnerability } from './vulnerability.entity.js';
import { clockNews } from './vulnerability.rules.js';

@Controller()
export class WatchVulnerabilities {
  @Works(watchVulnerabilities)
  async work(_data: JobData<typeof watchVulnerabilities>, ctx: Ctx): Promise<void> {
    for (const { organizationId, vulnerabilityId } of await dueWhereOn(ctx, (without) => newsDue(ctx, without)))
      await settleVulnerability(ctx.forOrganization(organizationId), vulnerabilityId).catch((error: unknown) =>
        ctx.log.error({ err: error, vulnerabilityId }, 'news of a vulnerability waits for the next round'),
      );
  }
}

/**
 * Opens what was accepted until yesterday and tells of a due date that is over: both, where both have come. What was
 * told stands on the locked row, in the transaction that tells it: a second round finds nothing left to tell.
 */
export const settleVulnerability = (ctx: Ctx, id: string): Promise<void> =>
  ctx.db.write(async (tx) => {
    const vulnerability = await tx.lock(Vulnerability, id);
    if (clockNews(vulnerability, ctx.now) === 'reopened') {
      const ended = { acceptedUntil: null, acceptedById: null, acceptReason: null };
      await note(tx, id, null, { kind: 'expired', fromValue: vulnerability.acceptedUntil });
      await tx.update(Vulnerability, vulnerability, { status: 'open', ...ended });
      ctx.emit(vulnerabilityReopened, eventPayload(vulnerability));
    }
    if (clockNews(vulnerability, ctx.now) === 'overdue' && vulnerability.dueAt) {
      await tx.update(Vulnerability, vulnerability, { overdueToldAt: ctx.now });
      ctx.emit(vulnerabilityDue, { ...eventPayload(vulnerability), dueAt: vulnerability.dueAt.toISOString() });
    }
    await awaitNews(tx, vulnerability);
  }, 'bookkeeping');

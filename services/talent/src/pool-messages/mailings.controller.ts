import { Controller } from '@nestjs/common';
import type { Input, Output } from '@talent-os/contracts';
import { poolMailingChanged, sendPoolMailing } from '@talent-os/contracts/talent/pool-message-events.js';
import { getPoolMailing, sendPoolMessage } from '@talent-os/contracts/talent/pool-messages.js';
import { DomainError, Handles, type Ctx } from '@talent-os/service-kit';
import { PoolMailing } from './pool-mailing.entity.js';
import { areInPool } from './pool-messages.queries.js';
import { PoolTemplate } from './pool-template.entity.js';

const MAILING = `
  select m.id, m.subject, m.state, m.total, m.sent,
    json_build_object('expired', m.expired, 'optedOut', m.opted_out) as "leftOut"
  from talent.pool_mailing m where m.organization_id = $1 and m.id = $2 and m.author_id = $3`;

@Controller()
export class PoolMailingsController {
  /** The words are kept as they are now: what somebody changes meanwhile reaches nobody. */
  @Handles(sendPoolMessage)
  start({ poolTemplateId, candidateIds }: Input<typeof sendPoolMessage>, ctx: Ctx) {
    return ctx.db.write(async (tx) => {
      const { subject, body } = await tx.get(PoolTemplate, poolTemplateId);
      const waitingIds = [...new Set(candidateIds)];
      if (!(await areInPool(tx, waitingIds))) throw new DomainError('resource.missing');
      const total = waitingIds.length;
      const { id: poolMailingId } = await tx.insert(PoolMailing, {
        subject,
        body,
        authorId: ctx.userId,
        state: 'running',
        total,
        waitingIds,
        sent: 0,
        expired: 0,
        optedOut: 0,
      });
      ctx.enqueue(sendPoolMailing, { poolMailingId });
      ctx.emit(poolMailingChanged, { poolMailingId, sent: 0, total });
      return { poolMailingId };
    });
  }

  @Handles(getPoolMailing)
  async get({ poolMailingId }: Input<typeof getPoolMailing>, ctx: Ctx): Promise<Output<typeof getPoolMailing>> {
    const found = await ctx.db.readOne<Output<typeof getPoolMailing>>(MAILING, [poolMailingId, ctx.userId]);
    if (!found) throw new DomainError('resource.missing');
    return found;
  }
}

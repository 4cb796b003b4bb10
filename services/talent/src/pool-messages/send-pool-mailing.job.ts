import { Injectable } from '@nestjs/common';
import type { JobData } from '@talent-os/contracts';
import {
  candidateMessaged,
  poolMailingChanged,
  sendPoolMailing,
} from '@talent-os/contracts/talent/pool-message-events.js';
import { Works, type Ctx } from '@talent-os/service-kit';
import { todayOf } from '@talent-os/service-kit/people/timezone-of';
import { peopleById } from '../people/people.js';
import { CandidateMessage } from './candidate-message.entity.js';
import { poolFactsOf } from './pool-facts.js';
import { poolMessage, recipientsOf } from './pool-message.rules.js';
import { recordsOn } from './pool-messages.queries.js';
import { PoolMailing } from './pool-mailing.entity.js';

/** People written to in one transaction: after each of them the sender sees how far it has come. */
const AT_ONCE = 20;

@Injectable()
export class SendPoolMailing {
  /** Begins where it stopped: who was written to waits no more, so that a job that comes again writes to nobody twice. */
  @Works(sendPoolMailing)
  async work({ poolMailingId }: JobData<typeof sendPoolMailing>, ctx: Ctx): Promise<void> {
    let waits = true;
    while (waits) waits = await sendSome(ctx, poolMailingId);
  }
}

type Waiting = { readonly ids: string[]; readonly authorId: string };
const WAITING = `select m.waiting_ids[1:${AT_ONCE}]::text[] as ids, m.author_id as "authorId"
  from talent.pool_mailing m where m.organization_id = $1 and m.id = $2 and m.state = 'running'`;

/** Writes to those whose turn it is; answers whether somebody waits still. */
async function sendSome(ctx: Ctx, poolMailingId: string): Promise<boolean> {
  const waiting = await ctx.db.readOne<Waiting>(WAITING, [poolMailingId]);
  if (!waiting) return false;
  const { ids, authorId } = waiting;
  const [today, people] = await Promise.all([todayOf(ctx), peopleById(ctx, [...ids, authorId])]);
  return ctx.db.write(async (tx) => {
    const mailing = await tx.lock(PoolMailing, poolMailingId);
    // Who has been written to by another process meanwhile, or was erased, is not in turn any more.
    const inTurn = ids.filter((id) => mailing.waitingIds.includes(id));
    const records = await recordsOn(tx, today, inTurn);
    const { recipients, leftOut } = recipientsOf(inTurn, records);
    for (const candidateId of recipients) {
      const record = records.find(({ id }) => id === candidateId)!;
      const message = poolMessage(mailing, poolFactsOf(record, authorId, people));
      await tx.insert(CandidateMessage, { candidateId, mailingId: mailing.id, authorId, ...message });
      ctx.emit(candidateMessaged, { candidateId, byId: authorId, ...message });
    }
    const waitingIds = mailing.waitingIds.filter((id) => !ids.includes(id));
    await tx.update(PoolMailing, mailing, {
      waitingIds,
      sent: mailing.sent + recipients.length,
      expired: mailing.expired + leftOut.expired,
      optedOut: mailing.optedOut + leftOut.optedOut,
      state: waitingIds.length > 0 ? 'running' : 'done',
    });
    ctx.emit(poolMailingChanged, { poolMailingId, sent: mailing.sent, total: mailing.total });
    return waitingIds.length > 0;
  });
}

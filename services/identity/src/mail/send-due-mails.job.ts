import { Injectable } from '@nestjs/common';
import { deliverMail, sendDueMails } from '@talent-os/contracts/identity/jobs.js';
import { mailSettled } from '@talent-os/contracts/identity/notifications.js';
import { Works, type Ctx } from '@talent-os/service-kit';
import { organizationIds } from '../organizations/organizations.queries.js';
import { LEFT_BEHIND_MS, UNKNOWN } from './mail.rules.js';
import { ANY_DUE, DUE, LEFT_BEHIND } from './mails.queries.js';

/** A queued mail whose job came to nothing is queued again after this long, in milliseconds. */
const UNHEARD_MS = 10 * 60_000;

@Injectable()
export class SendDueMails {
  @Works(sendDueMails)
  async send(_: object, ctx: Ctx): Promise<void> {
    for (const organizationId of await organizationIds(ctx.db)) await sendDue(ctx.forOrganization(organizationId));
  }
}

async function sendDue(ctx: Ctx): Promise<void> {
  const before = (ms: number) => new Date(ctx.now.getTime() - ms);
  const times = [ctx.now, before(LEFT_BEHIND_MS), before(UNHEARD_MS)];
  // Most rounds find nothing: a read says so for less than a transaction.
  if (!(await ctx.db.readOne(ANY_DUE, times))) return;
  await ctx.db.write(async (tx) => {
    const due = await tx.execute<{ id: string }>(DUE, times);
    for (const { id } of due) ctx.enqueue(deliverMail, { mailId: id });
    const lost = await tx.execute<{ id: string; personId: string | null }>(LEFT_BEHIND, [ctx.now, times[1]!, UNKNOWN]);
    for (const { id, personId } of lost)
      if (personId) ctx.emit(mailSettled, { userId: personId, mailId: id, state: 'failed' });
  });
}

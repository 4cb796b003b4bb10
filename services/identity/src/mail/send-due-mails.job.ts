import { Controller } from '@nestjs/common';
import { deliverMail, sendDueMails } from '@talent-os/contracts/identity/jobs.js';
import { mailSettled } from '@talent-os/contracts/identity/notifications.js';
import { Works, type Ctx } from '@talent-os/service-kit';
import { organizationIds } from '../organizations/organizations.queries.js';
import { LEFT_BEHIND_MS, UNKNOWN } from './mail.rules.js';
import { DUE, LEFT_BEHIND } from './mails.queries.js';

/** A queued mail whose job came to nothing is queued again after this long, in milliseconds. */
const UNHEARD_MS = 10 * 60_000;

@Controller()
export class SendDueMails {
  @Works(sendDueMails)
  async send(_: object, ctx: Ctx): Promise<void> {
    for (const organizationId of await organizationIds(ctx.db)) await sendDue(ctx.at(organizationId));
  }
}

const sendDue = (ctx: Ctx) =>
  ctx.db.write(async (tx) => {
    const before = (ms: number) => new Date(ctx.now.getTime() - ms);
    const due = await tx.rows<{ id: string }>(DUE, [ctx.now, before(LEFT_BEHIND_MS), before(UNHEARD_MS)]);
    for (const { id } of due) ctx.enqueue(deliverMail, { mailId: id });
    const lost = await tx.rows<{ id: string; personId: string }>(LEFT_BEHIND, [
      ctx.now,
      before(LEFT_BEHIND_MS),
      UNKNOWN,
    ]);
    for (const { id, personId } of lost) ctx.emit(mailSettled, { userId: personId, mailId: id, state: 'failed' });
  });

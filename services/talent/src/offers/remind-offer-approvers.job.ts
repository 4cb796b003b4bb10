import { Injectable } from '@nestjs/common';
import type { JobData } from '@talent-os/contracts';
import { offerWaiting, remindOfferApprovers } from '@talent-os/contracts/talent/offer-events.js';
import { Works, type Ctx } from '@talent-os/service-kit';
import { forEachDue } from '@talent-os/service-kit/due/for-each-due';
import { timezoneOf } from '@talent-os/service-kit/people/timezone-of';
import { due } from '../due.js';
import { Position } from '../positions/position.entity.js';
import { nextNotice } from '../requisitions/approval.rules.js';
import { escalationOf } from '../requisitions/approvers.js';
import { setOfferApprovalDue } from './approval-due.js';
import { eventPayload } from './offer-event.js';
import { Offer } from './offer.entity.js';
import { addNotice, waitingApproval } from './offer.rules.js';

@Injectable()
export class RemindOfferApprovers {
  @Works(remindOfferApprovers)
  work(_data: JobData<typeof remindOfferApprovers>, ctx: Ctx): Promise<void> {
    return forEachDue(ctx, due, 'offerApproval', remindOf);
  }
}

type Seen = Pick<Offer, 'version' | 'status' | 'approvals' | 'authorId'>;
const SEEN = `select o.version, o.status, o.approvals, o.author_id as "authorId" from talent.offer o
  where o.organization_id = $1 and o.id = $2`;

function noticeOf({ status, approvals }: Pick<Offer, 'status' | 'approvals'>, timezone: string) {
  const waiting = status === 'in_approval' ? waitingApproval(approvals) : undefined;
  return { waiting, notice: waiting && nextNotice(waiting, timezone) };
}

/** Gives the notice that is due on an offer; a second time, or after somebody has answered, nothing happens. */
export async function remindOf(ctx: Ctx, jobOfferId: string): Promise<void> {
  const timezone = await timezoneOf(ctx);
  const seen = await ctx.db.readExisting<Seen>(SEEN, [jobOfferId]);
  const { waiting: asked, notice: next } = noticeOf(seen, timezone);
  const escalates = next?.what === 'escalation' && next.at <= ctx.now;
  const added = escalates ? await escalationOf(ctx, { requesterId: seen.authorId }, asked?.approverIds ?? []) : [];
  await ctx.db.write(async (tx) => {
    const offer = await tx.lock(Offer, jobOfferId);
    // Somebody was faster: the next round looks at what has become of it.
    if (offer.version !== seen.version) return;
    const { waiting, notice } = noticeOf(offer, timezone);
    if (!waiting || !notice || notice.at > ctx.now) return setOfferApprovalDue(tx, offer, timezone);
    await tx.update(Offer, offer, { approvals: addNotice(offer.approvals, notice.what, added, ctx.now) });
    await setOfferApprovalDue(tx, offer, timezone);
    const seat = await tx.get(Position, offer.positionId);
    const approverIds = notice.what === 'escalation' ? added : waiting.approverIds && [...waiting.approverIds];
    ctx.emit(offerWaiting, { ...eventPayload(offer, seat), step: waiting.step, approverIds, cause: notice.what });
  });
}

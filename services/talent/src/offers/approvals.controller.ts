import { Controller } from '@nestjs/common';
import type { Input } from '@talent-os/contracts';
import { offerDecided } from '@talent-os/contracts/talent/offer-events.js';
import { decideOffer } from '@talent-os/contracts/talent/offers.js';
import { Handles, DomainError, type Ctx } from '@talent-os/service-kit';
import { timezoneOf } from '@talent-os/service-kit/people/timezone-of';
import { setOfferApprovalDue } from './approval-due.js';
import { mayTakeStep } from './approvers.js';
import { Offer } from './offer.entity.js';
import { eventPayload } from './offer-event.js';
import { afterDecision, decisionRefusal, waitingApproval } from './offer.rules.js';
import { inTurn } from '../requisitions/approval.rules.js';
import { lockOffer } from './take-action.js';

@Controller()
export class ApprovalsController {
  @Handles(decideOffer)
  async decide({ jobOfferId, decision, comment }: Input<typeof decideOffer>, ctx: Ctx) {
    const timezone = await timezoneOf(ctx);
    return ctx.db.write(async (tx) => {
      const { offer, seat } = await lockOffer(tx, ctx, 'decide', jobOfferId);
      const admitted = mayTakeStep(ctx, waitingApproval(offer.approvals)!, seat.hiringManagerId);
      const refusal = decisionRefusal(offer, { userId: ctx.userId, admitted });
      if (refusal) throw new DomainError(refusal);
      const next = afterDecision(offer.approvals, {
        by: ctx.userId,
        at: ctx.now.toISOString(),
        decision,
        comment: comment || null,
      });
      const { status } = next;
      const approvals = status === 'in_approval' ? inTurn(next.approvals, ctx.now, timezone) : next.approvals;
      await tx.update(Offer, offer, { status, approvals });
      await setOfferApprovalDue(tx, offer, timezone);
      const waiting = status === 'in_approval' ? waitingApproval(approvals)! : null;
      const approverIds = waiting?.approverIds ? [...waiting.approverIds] : null;
      ctx.emit(offerDecided, { ...eventPayload(offer, seat), decision, next: waiting?.step ?? null, approverIds });
      return { status };
    });
  }
}

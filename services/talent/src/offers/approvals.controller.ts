import { Controller } from '@nestjs/common';
import type { Input } from '@talent-os/contracts';
import { offerDecided } from '@talent-os/contracts/talent/offer-events.js';
import { decideOffer } from '@talent-os/contracts/talent/offers.js';
import { Handles, DomainError, type Ctx } from '@talent-os/service-kit';
import { mayTakeStep } from './approvers.js';
import { Offer } from './offer.entity.js';
import { eventPayload } from './offer-event.js';
import { afterDecision, decisionRefusal, waitingStep } from './offer.rules.js';
import { lockOffer } from './take-action.js';

@Controller()
export class ApprovalsController {
  @Handles(decideOffer)
  decide({ jobOfferId, decision, comment }: Input<typeof decideOffer>, ctx: Ctx) {
    return ctx.db.write(async (tx) => {
      const { offer, seat } = await lockOffer(tx, ctx, 'decide', jobOfferId);
      const admitted = mayTakeStep(ctx, waitingStep(offer.approvals)!, seat.hiringManagerId);
      const refusal = decisionRefusal(offer, { userId: ctx.userId, admitted });
      if (refusal) throw new DomainError(refusal);
      const next = afterDecision(offer.approvals, {
        by: ctx.userId,
        at: ctx.now.toISOString(),
        decision,
        comment: comment || null,
      });
      await tx.update(Offer, offer, next);
      const step = next.status === 'in_approval' ? waitingStep(next.approvals)! : null;
      ctx.emit(offerDecided, { ...eventPayload(offer, seat), decision, next: step });
      return { status: next.status };
    });
  }
}

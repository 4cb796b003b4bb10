import { Controller } from '@nestjs/common';
import type { Input } from '@talent-os/contracts';
import { answerOffer, viewOffer } from '@talent-os/contracts/talent/my-applications.js';
import { offerViewed } from '@talent-os/contracts/talent/offer-events.js';
import { recordAnswer } from '@talent-os/contracts/talent/offers.js';
import { Handles, DomainError, type Ctx } from '@talent-os/service-kit';
import { answerWith, actionOfAnswer } from './answer.js';
import { Offer } from './offer.entity.js';
import { eventPayload } from './offer-event.js';
import { lockOffer } from './take-action.js';

@Controller()
export class AnswersController {
  @Handles(viewOffer)
  view({ jobOfferId }: Input<typeof viewOffer>, ctx: Ctx) {
    return ctx.db.write(async (tx) => {
      const { offer, seat } = await lockOffer(tx, ctx, 'view', jobOfferId, 'mine');
      if (offer.status === 'viewed') return {};
      await tx.update(Offer, offer, { status: 'viewed', viewedAt: ctx.now });
      ctx.emit(offerViewed, eventPayload(offer, seat));
      return {};
    });
  }

  @Handles(answerOffer)
  answer({ jobOfferId, answer, reason, signedName }: Input<typeof answerOffer>, ctx: Ctx) {
    return ctx.db.write(async (tx) => {
      const affair = await lockOffer(tx, ctx, actionOfAnswer[answer], jobOfferId, 'mine');
      await answerWith(tx, ctx, affair, { answer, note: reason || null, recorded: false, signedName });
      return {};
    });
  }

  @Handles(recordAnswer)
  recordFor({ jobOfferId, answer, note }: Input<typeof recordAnswer>, ctx: Ctx) {
    return ctx.db.write(async (tx) => {
      const affair = await lockOffer(tx, ctx, actionOfAnswer[answer], jobOfferId);
      if (affair.application.source === 'internal') throw new DomainError('offer.theirs');
      await answerWith(tx, ctx, affair, { answer, note, recorded: true });
      return {};
    });
  }
}

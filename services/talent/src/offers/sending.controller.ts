import { Controller } from '@nestjs/common';
import type { Input } from '@talent-os/contracts';
import { offerRescinded, offerSent } from '@talent-os/contracts/talent/offer-events.js';
import { rescindOffer, sendOffer } from '@talent-os/contracts/talent/offers.js';
import { Handles, DomainError, type Ctx } from '@talent-os/service-kit';
import { todayOf } from '@talent-os/service-kit/people/timezone-of';
import { due } from '../due.js';
import { Offer } from './offer.entity.js';
import { eventPayload } from './offer-event.js';
import { expiryAfter, standingRefusal, startRefusal } from './offer.rules.js';
import { lockOffer } from './take-action.js';

@Controller()
export class SendingController {
  @Handles(sendOffer)
  async send({ jobOfferId, days }: Input<typeof sendOffer>, ctx: Ctx) {
    const today = await todayOf(ctx);
    return ctx.db.write(async (tx) => {
      const { offer, application, seat } = await lockOffer(tx, ctx, 'send', jobOfferId);
      const refusal = standingRefusal({ application, seat }) ?? startRefusal(offer.startDate, today);
      if (refusal) throw new DomainError(refusal);
      const expiresAt = expiryAfter(ctx.now, days);
      await tx.update(Offer, offer, { status: 'sent', sentAt: ctx.now, expiresAt });
      await due.set(tx, 'offer', offer.id, expiresAt);
      ctx.emit(offerSent, { ...eventPayload(offer, seat), internal: application.source === 'internal' });
      return { expiresAt: expiresAt.toISOString() };
    });
  }

  @Handles(rescindOffer)
  rescind({ jobOfferId, reason }: Input<typeof rescindOffer>, ctx: Ctx) {
    return ctx.db.write(async (tx) => {
      const { offer, seat } = await lockOffer(tx, ctx, 'rescind', jobOfferId);
      const told = offer.sentAt !== null;
      await tx.update(Offer, offer, { status: 'rescinded', answerNote: reason });
      await due.set(tx, 'offer', offer.id, undefined);
      ctx.emit(offerRescinded, { ...eventPayload(offer, seat), told });
      return {};
    });
  }
}

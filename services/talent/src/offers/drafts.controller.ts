import { Controller } from '@nestjs/common';
import type { Input } from '@talent-os/contracts';
import { offerDrafted, offerEdited, offerSubmitted } from '@talent-os/contracts/talent/offer-events.js';
import { draftOffer, editOffer, submitOffer } from '@talent-os/contracts/talent/offers.js';
import { Handles, DomainError, type Ctx } from '@talent-os/service-kit';
import type { Day } from '@talent-os/service-kit/calendar';
import { timezoneOf, todayOf } from '@talent-os/service-kit/people/timezone-of';
import { currencyOf } from '@talent-os/service-kit/people/currency-of';
import { applicationInReach } from '../interviews/reach.js';
import { PipelineTemplate } from '../positions/pipeline-template.entity.js';
import { setOfferApprovalDue } from './approval-due.js';
import { askedFor, chainOfOffer } from './offer-chain.js';
import { Offer } from './offer.entity.js';
import { eventPayload } from './offer-event.js';
import { inTurn } from '../requisitions/approval.rules.js';
import { draftRefusal, startRefusal, waitingApproval } from './offer.rules.js';
import { lockOffer } from './take-action.js';

@Controller()
export class DraftsController {
  @Handles(draftOffer)
  async draft({ applicationId, ...terms }: Input<typeof draftOffer>, ctx: Ctx) {
    startsLater(terms.startDate, await todayOf(ctx));
    const currency = await currencyOf(ctx);
    return ctx.db.write(async (tx) => {
      const { application, seat } = await applicationInReach(tx, ctx, applicationId);
      const { stages } = await tx.get(PipelineTemplate, seat.pipelineTemplateId);
      const offers = await tx.findAll(Offer, { positionId: seat.id });
      const refusal = draftRefusal({
        application,
        seat,
        stageType: stages.find(({ key }) => key === application.stageKey)?.type ?? '',
        offers: offers.map(({ status }) => status),
      });
      if (refusal) throw new DomainError(refusal);
      const offer = await tx.insert(Offer, {
        applicationId,
        positionId: seat.id,
        candidateId: application.userId,
        ...terms,
        currency,
        authorId: ctx.userId,
        approvals: [],
        workflowNumber: null,
        status: 'draft',
        sentAt: null,
        expiresAt: null,
        viewedAt: null,
        answeredAt: null,
        answerNote: null,
      });
      ctx.emit(offerDrafted, eventPayload(offer, seat));
      return { id: offer.id };
    });
  }

  /** Who changes the terms answers for them: the approvals are asked for anew. */
  @Handles(editOffer)
  async edit({ jobOfferId, version, ...terms }: Input<typeof editOffer>, ctx: Ctx) {
    startsLater(terms.startDate, await todayOf(ctx));
    return ctx.db.write(async (tx) => {
      const { offer, seat } = await lockOffer(tx, ctx, 'edit', jobOfferId);
      tx.expectVersion(offer, version);
      await tx.update(Offer, offer, { ...terms, authorId: ctx.userId });
      ctx.emit(offerEdited, eventPayload(offer, seat));
      return {};
    });
  }

  @Handles(submitOffer)
  async submit({ jobOfferId }: Input<typeof submitOffer>, ctx: Ctx) {
    const [today, timezone, asked] = await Promise.all([todayOf(ctx), timezoneOf(ctx), askedFor(ctx, jobOfferId)]);
    return ctx.db.write(async (tx) => {
      const { offer, seat } = await lockOffer(tx, ctx, 'submit', jobOfferId);
      startsLater(offer.startDate, today);
      const chain = await chainOfOffer(tx, offer, seat, asked);
      if (!chain) throw new DomainError('offer.nobody');
      const approvals = inTurn(chain, ctx.now, timezone);
      const workflowNumber = asked.version.number;
      await tx.update(Offer, offer, { approvals, workflowNumber, status: 'in_approval' });
      await setOfferApprovalDue(tx, offer, timezone);
      const { step, approverIds: named } = waitingApproval(approvals)!;
      ctx.emit(offerSubmitted, { ...eventPayload(offer, seat), step, approverIds: named && [...named] });
      return {};
    });
  }
}

function startsLater(startDate: Day, today: Day): void {
  const refusal = startRefusal(startDate, today);
  if (refusal) throw new DomainError(refusal);
}

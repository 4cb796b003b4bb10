import { offerAnswered } from '@talent-os/contracts/talent/offer-events.js';
import { DomainError, type Ctx, type Transaction } from '@talent-os/service-kit';
import { hire } from '../applications/hire.js';
import { due } from '../due.js';
import { Offer } from './offer.entity.js';
import { eventPayload } from './offer-event.js';
import { standingRefusal } from './offer.rules.js';
import type { OfferContext } from './take-action.js';

type Answer = {
  readonly answer: 'accepted' | 'declined';
  readonly note: string | null;
  /** A person of the hiring team answers for the person. */
  readonly recorded: boolean;
  /** Typed in the place of a signature. */
  readonly signedName?: string | undefined;
};

/** Answers an offer. Accepted, it hires: application, seat and everybody who waits for them change with it or not at all. */
export async function answerWith(
  tx: Transaction,
  ctx: Ctx,
  { offer, application, seat }: OfferContext,
  { answer, note, recorded, signedName }: Answer,
): Promise<void> {
  if (answer === 'accepted') {
    const refusal = standingRefusal({ application, seat });
    if (refusal) throw new DomainError(refusal);
    await hire(tx, application, seat, { startDate: offer.startDate }, ctx);
  }
  await tx.update(Offer, offer, {
    status: answer,
    viewedAt: offer.viewedAt ?? ctx.now,
    answeredAt: ctx.now,
    answerNote: note,
    signedName: (answer === 'accepted' && signedName) || null,
  });
  await due.set(tx, 'offer', offer.id, undefined);
  ctx.emit(offerAnswered, { ...eventPayload(offer, seat), answer, recorded });
}

/** The deed an answer is. */
export const actionOfAnswer = { accepted: 'accept', declined: 'decline' } as const;

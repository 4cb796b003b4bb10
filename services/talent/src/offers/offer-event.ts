import type { Position } from '../positions/position.entity.js';
import type { Offer } from './offer.entity.js';

/** What events say of an offer. */
export const eventPayload = (offer: Offer, seat: Pick<Position, 'title' | 'hiringManagerId'>) => ({
  jobOfferId: offer.id,
  applicationId: offer.applicationId,
  positionId: offer.positionId,
  positionTitle: seat.title,
  userId: offer.candidateId,
  authorId: offer.authorId,
  hiringManagerId: seat.hiringManagerId,
});

import { DomainError, type Ctx, type Transaction } from '@talent-os/service-kit';
import { Application } from '../applications/application.entity.js';
import { Position } from '../positions/position.entity.js';
import { Offer } from './offer.entity.js';
import { actionRefusal, type OfferAction } from './offer.rules.js';
import { keptTo } from '../positions/kept-to.js';

export type OfferContext = { readonly offer: Offer; readonly application: Application; readonly seat: Position };

/**
 * An offer with its application and seat, all locked, once the deed is allowed. Applications are locked first everywhere.
 * `mine`: one the caller was sent. Otherwise one for a seat they hire or recruit for. 404 for any other.
 */
export async function lockOffer(
  tx: Transaction,
  ctx: Ctx,
  deed: OfferAction,
  id: string,
  mine?: 'mine',
): Promise<OfferContext> {
  const found = await tx.get(Offer, { id, ...(mine && { candidateId: ctx.userId }) });
  const application = await tx.lock(Application, found.applicationId);
  const manager = mine ? null : keptTo(ctx);
  const seat = await tx.lock(Position, { id: found.positionId, ...(manager && { hiringManagerId: manager }) });
  const offer = await tx.lock(Offer, id);
  if (mine && !offer.sentAt) throw new DomainError('resource.missing');
  const refusal = actionRefusal(deed, offer, ctx.now);
  if (refusal) throw new DomainError(refusal);
  return { offer, application, seat };
}

import { offerExpired } from '@talent-os/contracts/talent/offer-events.js';
import type { Ctx } from '@talent-os/service-kit';
import { Application } from '../applications/application.entity.js';
import { due } from '../due.js';
import { Position } from '../positions/position.entity.js';
import { Offer } from './offer.entity.js';
import { eventPayload } from './offer-event.js';
import { actionRefusal } from './offer.rules.js';

/** Ends an offer nobody answered in time. The row is locked: a second round finds it over. */
export const expire = (ctx: Ctx, id: string): Promise<void> =>
  ctx.db.write(async (tx) => {
    const offer = await tx.lock(Offer, id);
    if (actionRefusal('expire', offer, ctx.now) === undefined) {
      const seat = await tx.get(Position, offer.positionId);
      const { source } = await tx.get(Application, offer.applicationId);
      await tx.update(Offer, offer, { status: 'expired' });
      ctx.emit(offerExpired, { ...eventPayload(offer, seat), internal: source === 'internal' });
    }
    const waits = offer.status === 'sent' || offer.status === 'viewed';
    await due.set(tx, 'offer', id, waits ? offer.expiresAt : undefined);
  }, 'bookkeeping');

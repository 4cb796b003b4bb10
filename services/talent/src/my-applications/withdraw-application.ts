import { applicationWithdrawn } from '@talent-os/contracts/talent/application-events.js';
import { offerRescinded } from '@talent-os/contracts/talent/offer-events.js';
import { offerStateKeys, offerStates } from '@talent-os/contracts/talent/offer-states.js';
import { DomainError, type Ctx, type Transaction } from '@talent-os/service-kit';
import { In } from 'typeorm';
import { eventPayload } from '../applications/application-event.js';
import { NOT_REJECTED, Application } from '../applications/application.entity.js';
import { asTold } from '../applications/as-told.rules.js';
import { withEntry } from '../applications/entries.js';
import { due } from '../due.js';
import { eventPayload as offerPayload } from '../offers/offer-event.js';
import { Offer } from '../offers/offer.entity.js';
import { Position } from '../positions/position.entity.js';
import { withdrawalRefusal } from './standing.rules.js';

const live = offerStateKeys.filter((state) => offerStates[state].live);

/** Withdraws an application that is locked, in the name of its person, and takes back an offer nobody has sent. */
export async function withdrawApplication(
  ctx: Ctx,
  tx: Transaction,
  application: Application,
  note: string | undefined,
): Promise<void> {
  const position = await tx.lock(Position, application.positionId);
  const offer = await tx.find(Offer, { applicationId: application.id, status: In(live) });
  const refusal = withdrawalRefusal({ status: asTold(application), offer });
  if (refusal) throw new DomainError(refusal);
  await tx.update(Application, application, {
    ...NOT_REJECTED,
    status: 'withdrawn',
    history: withEntry(application, ctx, 'withdrawn', note),
  });
  await due.set(tx, 'rejection', application.id, undefined);
  await due.set(tx, 'message', application.id, undefined);
  if (offer) await takeBack(tx, ctx, offer, position);
  ctx.emit(applicationWithdrawn, eventPayload(application, position));
}

/** An offer nobody has sent yet keeps the seat no longer. */
async function takeBack(tx: Transaction, ctx: Ctx, { id }: Offer, seat: Position): Promise<void> {
  const offer = await tx.lock(Offer, id);
  await tx.update(Offer, offer, { status: 'rescinded', answerNote: 'The person has withdrawn' });
  await due.set(tx, 'offer', id, undefined);
  ctx.emit(offerRescinded, { ...offerPayload(offer, seat), told: false });
}

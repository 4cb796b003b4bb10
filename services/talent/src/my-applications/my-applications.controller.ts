import { Controller } from '@nestjs/common';
import type { Input } from '@talent-os/contracts';
import { applicationWithdrawn } from '@talent-os/contracts/talent/application-events.js';
import { listMyApplications, withdrawMyApplication } from '@talent-os/contracts/talent/my-applications.js';
import { offerRescinded } from '@talent-os/contracts/talent/offer-events.js';
import { offerStateKeys, offerStates } from '@talent-os/contracts/talent/offer-states.js';
import { DomainError, Handles, type Ctx, type Transaction } from '@talent-os/service-kit';
import { In } from 'typeorm';
import { eventPayload } from '../applications/application-event.js';
import { Application, NOT_REJECTED } from '../applications/application.entity.js';
import { withEntry } from '../applications/entries.js';
import { due } from '../due.js';
import { eventPayload as offerPayload } from '../offers/offer-event.js';
import { Offer } from '../offers/offer.entity.js';
import { Position } from '../positions/position.entity.js';
import { myApplications } from './my-applications.queries.js';
import { withdrawalRefusal } from './standing.rules.js';

const live = offerStateKeys.filter((state) => offerStates[state].live);

@Controller()
export class MyApplicationsController {
  @Handles(listMyApplications)
  async list(_: Input<typeof listMyApplications>, ctx: Ctx) {
    return { items: await myApplications(ctx) };
  }

  @Handles(withdrawMyApplication)
  withdraw({ applicationId, note }: Input<typeof withdrawMyApplication>, ctx: Ctx) {
    return ctx.db.write(async (tx) => {
      const application = await tx.lock(Application, { id: applicationId, userId: ctx.userId });
      const position = await tx.lock(Position, application.positionId);
      const offer = await tx.find(Offer, { applicationId, status: In(live) });
      const refusal = withdrawalRefusal({ status: asTold(application), offer });
      if (refusal) throw new DomainError(refusal);
      await tx.update(Application, application, {
        ...NOT_REJECTED,
        status: 'withdrawn',
        history: withEntry(application, ctx, 'withdrawn', note),
      });
      await due.set(tx, 'rejection', applicationId, undefined);
      await due.set(tx, 'message', applicationId, undefined);
      if (offer) await takeBack(tx, ctx, offer, position);
      ctx.emit(applicationWithdrawn, eventPayload(application, position));
      return {};
    });
  }
}

/** For its person an application goes on until they are told that it does not. */
const asTold = ({ status, noticeAt, noticeSentAt }: Application) =>
  status === 'rejected' && noticeAt && !noticeSentAt ? 'active' : status;

/** An offer nobody has sent yet keeps the seat no longer. */
async function takeBack(tx: Transaction, ctx: Ctx, { id }: Offer, seat: Position): Promise<void> {
  const offer = await tx.lock(Offer, id);
  await tx.update(Offer, offer, { status: 'rescinded', answerNote: 'The person has withdrawn' });
  await due.set(tx, 'offer', id, undefined);
  ctx.emit(offerRescinded, { ...offerPayload(offer, seat), told: false });
}

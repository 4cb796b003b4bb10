import { Controller } from '@nestjs/common';
import type { Input } from '@talent-os/contracts';
import {
  rejectApplications,
  restoreApplications,
  withdrawApplication,
} from '@talent-os/contracts/talent/application-changes.js';
import {
  applicationRejected,
  applicationRestored,
  applicationWithdrawn,
} from '@talent-os/contracts/talent/application-events.js';
import { Handles, DomainError, type Ctx, type Transaction } from '@talent-os/service-kit';
import { due } from '../due.js';
import type { Reason } from '../reject-reasons/reason.rules.js';
import { reasonInUse } from '../reject-reasons/reasons.js';
import { Application, NOT_REJECTED } from './application.entity.js';
import { eventPayload } from './application-event.js';
import { hasAnother, offerLive, withEntry } from './entries.js';
import { endRefusal, noticeDue, rejectedAt, restoreRefusal } from './move.rules.js';
import { doneOf, refusedOf, type Outcome } from './outcomes.js';
import { lockApplication, lockApplications, type LoadedApplication } from './reach.js';

@Controller()
export class EndingsController {
  @Handles(rejectApplications)
  async reject({ applicationIds, reason: key, ...decision }: Input<typeof rejectApplications>, ctx: Ctx) {
    const done = await ctx.db.write(async (tx) => {
      const reason = await reasonInUse(tx, key);
      const outcomes: Outcome[] = [];
      for (const loaded of await lockApplications(tx, ctx, applicationIds))
        outcomes.push({ ...loaded, refusal: await reject(tx, ctx, loaded, { ...decision, reason }) });
      return outcomes;
    });
    return { rejected: doneOf(done), refused: await refusedOf(ctx, done) };
  }

  @Handles(restoreApplications)
  async restore({ applicationIds }: Input<typeof restoreApplications>, ctx: Ctx) {
    const done = await ctx.db.write(async (tx) => {
      const outcomes: Outcome[] = [];
      for (const loaded of await lockApplications(tx, ctx, applicationIds))
        outcomes.push({ ...loaded, refusal: await restore(tx, ctx, loaded) });
      return outcomes;
    });
    return { restored: doneOf(done), refused: await refusedOf(ctx, done) };
  }

  @Handles(withdrawApplication)
  withdraw({ applicationId, note }: Input<typeof withdrawApplication>, ctx: Ctx) {
    return ctx.db.write(async (tx) => {
      const { application, position } = await lockApplication(tx, ctx, applicationId);
      const refusal = endRefusal({ status: application.status, offerLive: await offerLive(tx, applicationId) });
      if (refusal) throw new DomainError(refusal);
      const history = withEntry(application, ctx, 'withdrawn', note);
      await tx.update(Application, application, { status: 'withdrawn', history });
      ctx.emit(applicationWithdrawn, eventPayload(application, position));
      return { version: application.version };
    });
  }
}

type Decision = Omit<Input<typeof rejectApplications>, 'applicationIds' | 'reason'> & { readonly reason: Reason };

async function reject(tx: Transaction, ctx: Ctx, { application, position }: LoadedApplication, decision: Decision) {
  const { reason, notice, note } = decision;
  const refusal = endRefusal({ status: application.status, offerLive: await offerLive(tx, application.id) });
  if (refusal) return refusal;
  const noticeAt = notice === 'send' ? noticeDue(ctx.now) : null;
  await tx.update(Application, application, {
    status: 'rejected',
    rejectReason: reason.key,
    rejectNotice: notice,
    // The words as they are now: what the person reads is what was decided.
    noticeText: notice === 'send' ? reason.noticeText : null,
    noticeAt,
    noticeSentAt: null,
    history: withEntry(application, ctx, 'rejected', note),
  });
  await due.set(tx, 'rejection', application.id, noticeAt);
  ctx.emit(applicationRejected, eventPayload(application, position));
  return undefined;
}

async function restore(tx: Transaction, ctx: Ctx, { application, position }: LoadedApplication) {
  const { status, history, noticeSentAt } = application;
  const again = await hasAnother(tx, application);
  const refusal = restoreRefusal({ status, seat: position.status }, rejectedAt(history), again, ctx.now);
  if (refusal) return refusal;
  const told = noticeSentAt !== null;
  await tx.update(Application, application, {
    ...NOT_REJECTED,
    status: 'active',
    // Who was told begins anew in the stage; an undone rejection never was.
    ...(told && { stageEnteredAt: ctx.now }),
    history: withEntry(application, ctx, 'restored', undefined),
  });
  await due.set(tx, 'rejection', application.id, undefined);
  ctx.emit(applicationRestored, { ...eventPayload(application, position), told });
  return undefined;
}

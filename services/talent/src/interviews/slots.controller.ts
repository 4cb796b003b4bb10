import { Controller } from '@nestjs/common';
import type { Input } from '@talent-os/contracts';
import { interviewScheduled } from '@talent-os/contracts/talent/interview-events.js';
import { pickSlot, recordSlot } from '@talent-os/contracts/talent/interviews.js';
import { Handles, DomainError, type Ctx, type Transaction } from '@talent-os/service-kit';
import { applicationInReach } from './reach.js';
import { due } from '../due.js';
import { Application } from '../applications/application.entity.js';
import { eventPayload } from './interview-event.js';
import { Interview } from './interview.entity.js';
import { pickRefusal, reminderAt, spanOf, stateAfter } from './interview.rules.js';
import { takenTimes } from './taken-times.queries.js';

@Controller()
export class SlotsController {
  @Handles(pickSlot)
  pick({ interviewId, start }: Input<typeof pickSlot>, ctx: Ctx) {
    return ctx.db.write(async (tx) => {
      const interview = await tx.lock(Interview, { id: interviewId, candidateId: ctx.userId });
      const { status } = await tx.get(Application, interview.applicationId);
      if (status !== 'active') throw new DomainError('interview.transition');
      return settle(tx, ctx, interview, new Date(start), null);
    });
  }

  @Handles(recordSlot)
  recordFor({ interviewId, start, note }: Input<typeof recordSlot>, ctx: Ctx) {
    return ctx.db.write(async (tx) => {
      const interview = await tx.lock(Interview, interviewId);
      const { application } = await applicationInReach(tx, ctx, interview.applicationId);
      if (application.source === 'internal') throw new DomainError('interview.theirs');
      return settle(tx, ctx, interview, new Date(start), note);
    });
  }
}

/** Books a slot that was offered. */
async function settle(tx: Transaction, ctx: Ctx, interview: Interview, start: Date, note: string | null) {
  const taken = await takenTimes(tx, interview);
  const refusal = pickRefusal(interview, start, taken, ctx.now);
  if (refusal) throw new DomainError(refusal);
  const span = spanOf(start, interview.minutes);
  await tx.update(Interview, interview, {
    status: stateAfter('pick'),
    startAt: span.start,
    endAt: span.end,
    note,
  });
  await due.set(tx, 'interview', interview.id, reminderAt(span.start, ctx.now));
  const [from, to] = [span.start.toISOString(), span.end.toISOString()];
  ctx.emit(interviewScheduled, {
    ...(await eventPayload(tx, interview)),
    start: from,
    proposedById: interview.createdBy,
  });
  return { start: from, end: to };
}

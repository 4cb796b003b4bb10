import { Controller } from '@nestjs/common';
import type { Input } from '@talent-os/contracts';
import { interviewCompleted, interviewProposed } from '@talent-os/contracts/talent/interview-events.js';
import { proposeInterview, recordInterview } from '@talent-os/contracts/talent/interviews.js';
import { Handles, DomainError, type Ctx, type Transaction } from '@talent-os/service-kit';
import { allWorkHere } from '../people/all-work-here.js';
import { newInterviewRefusal } from './may.rules.js';
import { applicationInReach } from './reach.js';
import { due } from '../due.js';
import { eventPayload } from './interview-event.js';
import { awayAround } from './busy.js';
import { Interview } from './interview.entity.js';
import { inOrder, recordRefusal, slotsRefusal, spanOf } from './interview.rules.js';
import { firstReminderAt } from './scorecard.rules.js';
import { takenTimes } from './taken-times.queries.js';

@Controller()
export class ScheduleController {
  @Handles(proposeInterview)
  async propose({ applicationId, slots: times, ...input }: Input<typeof proposeInterview>, ctx: Ctx) {
    const slots = inOrder(times.map((slot) => new Date(slot)));
    const [mayHold, away] = await Promise.all([
      allWorkHere(ctx, input.interviewerIds),
      awayAround(ctx, input.interviewerIds, slots, input.minutes),
    ]);
    return ctx.db.write(async (tx) => {
      const whose = await meeting(tx, ctx, applicationId, input.interviewerIds, mayHold);
      const taken = [...(await takenTimes(tx, { ...whose, ...input })), ...away];
      const refusal = slotsRefusal(slots, input.minutes, taken, ctx.now);
      if (refusal) throw new DomainError(refusal);
      const interview = await tx.insert(Interview, {
        ...whose,
        ...input,
        slots,
        startAt: null,
        endAt: null,
        status: 'proposed',
        note: null,
        reminded: 0,
      });
      ctx.emit(interviewProposed, await eventPayload(tx, interview));
      return { id: interview.id };
    });
  }

  @Handles(recordInterview)
  async record({ applicationId, start, ...input }: Input<typeof recordInterview>, ctx: Ctx) {
    const span = spanOf(new Date(start), input.minutes);
    const mayHold = await allWorkHere(ctx, input.interviewerIds);
    return ctx.db.write(async (tx) => {
      const whose = await meeting(tx, ctx, applicationId, input.interviewerIds, mayHold);
      const refusal = recordRefusal(span, await takenTimes(tx, { ...whose, ...input }), ctx.now);
      if (refusal) throw new DomainError(refusal);
      const interview = await tx.insert(Interview, {
        ...whose,
        ...input,
        slots: [],
        startAt: span.start,
        endAt: span.end,
        status: 'completed',
        note: null,
        reminded: 0,
      });
      await due.set(tx, 'scorecards', interview.id, firstReminderAt(span.end, ctx.now));
      ctx.emit(interviewCompleted, await eventPayload(tx, interview));
      return { id: interview.id };
    });
  }
}

/** Whose interview it is, once these people may hold it. */
async function meeting(
  tx: Transaction,
  ctx: Ctx,
  applicationId: string,
  interviewerIds: readonly string[],
  mayHold: boolean,
) {
  const { application } = await applicationInReach(tx, ctx, applicationId);
  const refusal = newInterviewRefusal(application.status);
  if (refusal) throw new DomainError(refusal);
  const candidateId = application.userId;
  if (interviewerIds.includes(candidateId) || !mayHold) throw new DomainError('interview.people');
  return { applicationId, positionId: application.positionId, candidateId };
}

import { Controller } from '@nestjs/common';
import type { Input } from '@talent-os/contracts';
import { interviewRescheduled } from '@talent-os/contracts/talent/interview-events.js';
import { rescheduleInterview } from '@talent-os/contracts/talent/interviews.js';
import { Handles, DomainError, type Ctx } from '@talent-os/service-kit';
import { due } from '../due.js';
import { awayAround } from './busy.js';
import { appointmentOf, eventPayload } from './interview-event.js';
import { Interview } from './interview.entity.js';
import { inOrder, slotsRefusal, stateAfter, arrangementOf, stepRefusal } from './interview.rules.js';
import { newInterviewRefusal } from './may.rules.js';
import { planOf } from './plan.queries.js';
import { applicationInReach } from './reach.js';
import { takenTimes } from './taken-times.queries.js';

@Controller()
export class RescheduleController {
  /** The time that was set is free for others at once; the person chooses again among the new slots. */
  @Handles(rescheduleInterview)
  async reschedule({ interviewId, slots: times, location, reason }: Input<typeof rescheduleInterview>, ctx: Ctx) {
    const slots = inOrder(times.map((slot) => new Date(slot)));
    const { interviewerIds, minutes } = await planOf(ctx, interviewId);
    const away = await awayAround(ctx, interviewerIds, slots, minutes);
    return ctx.db.write(async (tx) => {
      const interview = await tx.lock(Interview, interviewId);
      const { application } = await applicationInReach(tx, ctx, interview.applicationId);
      const ended = newInterviewRefusal(application.status);
      if (ended) throw new DomainError(ended);
      const taken = [...(await takenTimes(tx, interview, interview.id)), ...away];
      const refusal =
        stepRefusal('reschedule', interview, ctx.now) ?? slotsRefusal(slots, interview.minutes, taken, ctx.now);
      if (refusal) throw new DomainError(refusal);
      const [was, appointment] = [arrangementOf(interview), appointmentOf(interview)];
      await tx.update(Interview, interview, {
        status: stateAfter('reschedule'),
        slots,
        location,
        startAt: null,
        endAt: null,
        note: reason,
      });
      await due.set(tx, 'interview', interview.id, undefined);
      const fact = await eventPayload(tx, interview, appointment);
      ctx.emit(interviewRescheduled, { ...fact, was, proposedById: interview.createdBy });
      return {};
    });
  }
}

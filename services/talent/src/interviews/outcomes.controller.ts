import { Controller } from '@nestjs/common';
import { admits, type Input } from '@talent-os/contracts';
import {
  interviewCancelled,
  interviewCompleted,
  interviewMissed,
} from '@talent-os/contracts/talent/interview-events.js';
import {
  cancelInterview,
  completeInterview,
  missInterview,
  pipelineKeeper,
} from '@talent-os/contracts/talent/interviews.js';
import { Handles, DomainError, type Ctx, type Transaction } from '@talent-os/service-kit';
import { applicationInReach } from './reach.js';
import { due } from '../due.js';
import { eventPayload } from './interview-event.js';
import { Interview } from './interview.entity.js';
import { stateAfter, arrangementOf, stepRefusal, type Step } from './interview.rules.js';
import { firstReminderAt } from './scorecard.rules.js';

@Controller()
export class OutcomesController {
  @Handles(completeInterview)
  complete({ interviewId }: Input<typeof completeInterview>, ctx: Ctx) {
    return ctx.db.write(async (tx) => {
      const interview = await taking(tx, ctx, interviewId, 'complete');
      await due.set(tx, 'interview', interview.id, undefined);
      await due.set(tx, 'scorecards', interview.id, firstReminderAt(interview.endAt!, ctx.now));
      ctx.emit(interviewCompleted, await eventPayload(tx, interview));
      return {};
    });
  }

  @Handles(missInterview)
  miss({ interviewId }: Input<typeof missInterview>, ctx: Ctx) {
    return ctx.db.write(async (tx) => {
      const interview = await taking(tx, ctx, interviewId, 'miss');
      await due.set(tx, 'interview', interview.id, undefined);
      ctx.emit(interviewMissed, { ...(await eventPayload(tx, interview)), proposedById: interview.createdBy });
      return {};
    });
  }

  @Handles(cancelInterview)
  cancel({ interviewId, reason }: Input<typeof cancelInterview>, ctx: Ctx) {
    return ctx.db.write(async (tx) => {
      const found = await tx.get(Interview, interviewId);
      const was = arrangementOf(found);
      const interview = await taking(tx, ctx, interviewId, 'cancel', reason);
      await due.set(tx, 'interview', interview.id, undefined);
      ctx.emit(interviewCancelled, { ...(await eventPayload(tx, interview)), was });
      return {};
    });
  }
}

/** Takes a step with an interview the caller holds, or that is one of a pipeline they keep. 404 for any other. */
async function taking(tx: Transaction, ctx: Ctx, id: string, step: Step, note?: string): Promise<Interview> {
  const interview = await tx.lock(Interview, id);
  const holds = step !== 'cancel' && interview.interviewerIds.includes(ctx.userId);
  if (!holds && !admits(ctx.ability, pipelineKeeper)) throw new DomainError('resource.missing');
  if (!holds) await applicationInReach(tx, ctx, interview.applicationId);
  const refusal = stepRefusal(step, interview, ctx.now);
  if (refusal) throw new DomainError(refusal);
  return tx.update(Interview, interview, { status: stateAfter(step), ...(note && { note }) });
}

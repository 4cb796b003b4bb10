import { Controller } from '@nestjs/common';
import type { Input } from '@talent-os/contracts';
import { interviewerReplaced } from '@talent-os/contracts/talent/interview-events.js';
import { replaceInterviewer } from '@talent-os/contracts/talent/interviews.js';
import { DomainError, Handles, type Ctx } from '@talent-os/service-kit';
import { allWorkHere } from '../people/all-work-here.js';
import { awayAround } from './busy.js';
import { eventPayload } from './interview-event.js';
import { Interview } from './interview.entity.js';
import { replaceRefusal } from './interview.rules.js';
import { planOf } from './plan.queries.js';
import { applicationInReach } from './reach.js';
import { takenTimes } from './taken-times.queries.js';

@Controller()
export class ReplaceController {
  /** Only the time of whoever takes it over is looked at: everybody else in it has given theirs. */
  @Handles(replaceInterviewer)
  async replace({ interviewId, formerId, interviewerId }: Input<typeof replaceInterviewer>, ctx: Ctx) {
    const { minutes, times } = await planOf(ctx, interviewId);
    const [mayHold, away] = await Promise.all([
      allWorkHere(ctx, [interviewerId]),
      awayAround(ctx, [interviewerId], times, minutes),
    ]);
    return ctx.db.write(async (tx) => {
      const interview = await tx.lock(Interview, interviewId);
      await applicationInReach(tx, ctx, interview.applicationId);
      const { interviewerIds, candidateId } = interview;
      const known = interviewerIds.includes(interviewerId) || interviewerId === candidateId;
      if (known || !mayHold || !interviewerIds.includes(formerId)) throw new DomainError('interview.people');
      const taken = await takenTimes(tx, { candidateId: null, interviewerIds: [interviewerId] }, interview.id);
      const refusal = replaceRefusal(interview, [...taken, ...away], ctx.now);
      if (refusal) throw new DomainError(refusal);
      await tx.update(Interview, interview, {
        interviewerIds: interviewerIds.map((id) => (id === formerId ? interviewerId : id)),
      });
      ctx.emit(interviewerReplaced, { ...(await eventPayload(tx, interview)), formerId, interviewerId });
      return {};
    });
  }
}

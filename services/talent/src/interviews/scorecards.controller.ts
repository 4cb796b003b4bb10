import { Controller } from '@nestjs/common';
import type { Input } from '@talent-os/contracts';
import { scorecardSubmitted } from '@talent-os/contracts/talent/interview-events.js';
import { submitScorecard } from '@talent-os/contracts/talent/interviews.js';
import { Handles, DomainError, type Ctx } from '@talent-os/service-kit';
import { due } from '../due.js';
import { PipelineTemplate } from '../positions/pipeline-template.entity.js';
import { Position } from '../positions/position.entity.js';
import { cardsOf, eventPayload } from './interview-event.js';
import { Interview } from './interview.entity.js';
import { Scorecard } from './scorecard.entity.js';
import { cardRefusal, missingCards } from './scorecard.rules.js';

@Controller()
export class ScorecardsController {
  @Handles(submitScorecard)
  submit({ interviewId, ratings, recommendation, notes }: Input<typeof submitScorecard>, ctx: Ctx) {
    return ctx.db.write(async (tx) => {
      const interview = await tx.lock(Interview, interviewId);
      const { requiredSkills, pipelineTemplateId } = await tx.get(Position, interview.positionId);
      const { skillIds } = await tx.get(PipelineTemplate, pipelineTemplateId);
      const held = { ...interview, cardsOf: await cardsOf(tx, interviewId) };
      const refusal = cardRefusal(
        held,
        ctx.userId,
        ratings.map(({ skillId }) => skillId),
        [...requiredSkills.map(({ skillId }) => skillId), ...skillIds],
      );
      if (refusal) throw new DomainError(refusal);
      await tx.insert(Scorecard, {
        interviewId,
        interviewerId: ctx.userId,
        ratings,
        recommendation,
        notes,
        submittedAt: ctx.now,
      });
      const missing = missingCards({ ...held, cardsOf: [...held.cardsOf, ctx.userId] }).length;
      if (missing === 0) await due.set(tx, 'scorecards', interviewId, undefined);
      ctx.emit(scorecardSubmitted, {
        ...(await eventPayload(tx, interview)),
        missing,
        proposedById: interview.createdBy,
      });
      return {};
    });
  }
}

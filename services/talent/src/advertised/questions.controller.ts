import { Controller } from '@nestjs/common';
import type { Input } from '@talent-os/contracts';
import { questionsChanged } from '@talent-os/contracts/talent/open-seat-events.js';
import { getQuestions, setQuestions } from '@talent-os/contracts/talent/position-questions.js';
import { DomainError, Handles, type Ctx } from '@talent-os/service-kit';
import { seatInReach } from '../interviews/reach.js';
import { keptTo } from '../positions/kept-to.js';
import { Position } from '../positions/position.entity.js';

const QUESTIONS = `
  select p.questions from talent.position p
  where p.organization_id = $1 and p.id = $2 and ($3::uuid is null or p.hiring_manager_id = $3)`;

@Controller()
export class QuestionsController {
  @Handles(getQuestions)
  async get({ positionId }: Input<typeof getQuestions>, ctx: Ctx) {
    const found = await ctx.db.readOne<Pick<Position, 'questions'>>(QUESTIONS, [positionId, keptTo(ctx)]);
    if (!found) throw new DomainError('resource.missing');
    return found;
  }

  @Handles(setQuestions)
  set({ positionId, questions }: Input<typeof setQuestions>, ctx: Ctx) {
    return ctx.db.write(async (tx) => {
      await tx.update(Position, await seatInReach(tx, ctx, positionId), { questions });
      ctx.emit(questionsChanged, { positionId, count: questions.length });
      return {};
    });
  }
}

import { Controller } from '@nestjs/common';
import type { Input, Output } from '@talent-os/contracts';
import {
  answerAssessment,
  getAssessment,
  removeAssessment,
  startAssessment,
} from '@talent-os/contracts/talent/assessment.js';
import { profileChanged } from '@talent-os/contracts/talent/profile-events.js';
import { DomainError, Handles, type Ctx } from '@talent-os/service-kit';
import { rolesOfMap } from '../careers/roles-of-map.js';
import { AssessmentRow } from './assessment.entity.js';
import { assessmentOf, interestsReadBy } from './assessment.queries.js';
import { openIn, questionsOf, resultOf, retakeFrom, scoresOf } from './assessment.rules.js';

@Controller()
export class AssessmentController {
  @Handles(getAssessment)
  async get(_: Input<typeof getAssessment>, ctx: Ctx): Promise<Output<typeof getAssessment>> {
    const [row, interests] = await Promise.all([assessmentOf(ctx.db, ctx.userId), interestsReadBy(ctx)]);
    if (!row) return { open: null, result: null, interests, may: { do: ['start'] } };
    const completedAt = row.completedAt === null ? null : new Date(row.completedAt);
    return {
      open: row.begunAt === null ? null : { startedAt: row.begunAt, questions: questionsOf(row.answers) },
      result:
        row.scores &&
        completedAt &&
        resultOf(row.scores, completedAt, rolesOfMap(ctx.principal.organizationIndustries)),
      interests,
      may: { do: [...(row.begunAt ? (['answer'] as const) : startable(completedAt, ctx.now)), 'remove'] },
    };
  }

  @Handles(startAssessment)
  start(_: Input<typeof startAssessment>, ctx: Ctx) {
    return ctx.db.write(async (tx) => {
      await tx.advisoryLock(`assessment/${ctx.userId}`);
      const row = await tx.find(AssessmentRow, { userId: ctx.userId });
      if (row?.begunAt) throw new DomainError('assessment.begun');
      if (row && startable(row.completedAt, ctx.now).length === 0) throw new DomainError('assessment.early');
      if (row) await tx.update(AssessmentRow, row, { begunAt: ctx.now, answers: {} });
      else await tx.insert(AssessmentRow, { userId: ctx.userId, begunAt: ctx.now, answers: {} });
      tell(ctx);
      return {};
    });
  }

  @Handles(answerAssessment)
  answer({ answers }: Input<typeof answerAssessment>, ctx: Ctx) {
    return ctx.db.write(async (tx) => {
      const row = await tx.lock(AssessmentRow, { userId: ctx.userId });
      if (!row.begunAt) throw new DomainError('resource.missing');
      const all = { ...row.answers, ...Object.fromEntries(answers.map(({ question, choice }) => [question, choice])) };
      const left = openIn(all);
      const finished = { begunAt: null, answers: {}, completedAt: ctx.now, scores: scoresOf(all) };
      await tx.update(AssessmentRow, row, left === 0 ? finished : { answers: all });
      tell(ctx);
      return { left };
    });
  }

  @Handles(removeAssessment)
  remove(_: Input<typeof removeAssessment>, ctx: Ctx) {
    return ctx.db.write(async (tx) => {
      await tx.remove(AssessmentRow, await tx.lock(AssessmentRow, { userId: ctx.userId }));
      tell(ctx);
      return {};
    });
  }
}

const tell = (ctx: Ctx): void => ctx.emit(profileChanged, { userId: ctx.userId, part: 'interests' });

/** What may be done where none is under way. */
const startable = (completedAt: Date | null, now: Date): 'start'[] =>
  completedAt === null || retakeFrom(completedAt) <= now ? ['start'] : [];

import { Controller } from '@nestjs/common';
import type { Input } from '@talent-os/contracts';
import {
  completeLesson,
  getLevel,
  listMethodology,
  methodologyProgressed,
  takeQuiz,
} from '@talent-os/contracts/sales/methodology.js';
import { Handles, DomainError, type Ctx, type Transaction } from '@talent-os/service-kit';
import { MethodologyLesson } from './lesson.entity.js';
import { finishLesson, levelFor, standingIn, standings } from './methodology.queries.js';
import { gradeOf, isUnlocked, passes, progressOf } from './methodology.rules.js';
import { MethodologyQuestion } from './question.entity.js';
import { QuizAttempt } from './quiz-attempt.entity.js';

@Controller()
export class MethodologyController {
  @Handles(listMethodology)
  async list(_input: Input<typeof listMethodology>, ctx: Ctx) {
    const levels = await standings(ctx);
    return levels.map(({ lessons, done, best, ...level }) => ({ ...level, progress: progressOf(done, lessons, best) }));
  }

  @Handles(getLevel)
  async get({ level }: Input<typeof getLevel>, ctx: Ctx) {
    const found = await levelFor(ctx, level);
    if (!found) throw new DomainError('resource.missing');
    const { lessons, done, best, bestBefore, content, quiz, ...rest } = found;
    const open = isUnlocked(level, bestBefore);
    return {
      ...rest,
      progress: progressOf(done, lessons, best),
      unlocked: open,
      bestScore: best,
      lessons: open ? content : content.map((lesson) => ({ ...lesson, body: '' })),
      quiz: open ? quiz : [],
    };
  }

  @Handles(completeLesson)
  complete({ level, lessonId }: Input<typeof completeLesson>, ctx: Ctx) {
    return ctx.db.write(async (tx) => {
      await tx.get(MethodologyLesson, { id: lessonId, level });
      await unlocked(tx, ctx, level);
      await finishLesson(tx, ctx, lessonId);
      return { progress: await tellProgress(tx, ctx, level) };
    });
  }

  @Handles(takeQuiz)
  quiz({ level, answers }: Input<typeof takeQuiz>, ctx: Ctx) {
    return ctx.db.write(async (tx) => {
      await unlocked(tx, ctx, level);
      const { score, missed } = gradeOf(await tx.findAll(MethodologyQuestion, { level }), answers);
      await tx.insert(QuizAttempt, { userId: ctx.userId, level, score });
      return { score, passed: passes(score), progress: await tellProgress(tx, ctx, level), missed };
    });
  }
}

async function unlocked(tx: Transaction, ctx: Ctx, level: number): Promise<void> {
  const standing = await standingIn(tx, ctx, level);
  if (!standing) throw new DomainError('resource.missing');
  if (!isUnlocked(level, standing.bestBefore)) throw new DomainError('methodology.locked');
}

async function tellProgress(tx: Transaction, ctx: Ctx, level: number): Promise<number> {
  const { done, lessons, best } = (await standingIn(tx, ctx, level))!;
  const progress = progressOf(done, lessons, best);
  ctx.emit(methodologyProgressed, { userId: ctx.userId, level, progress });
  return progress;
}

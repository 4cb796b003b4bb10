import { Controller } from '@nestjs/common';
import type { Input } from '@talent-os/contracts';
import { answerLesson, getLesson, lessonAnswered, listLessons } from '@talent-os/contracts/talent/learning.js';
import { DomainError, Handles, type Ctx } from '@talent-os/service-kit';
import { todayOf } from '@talent-os/service-kit/people/timezone-of';
import { totalOf } from '@talent-os/service-kit/sql/list';
import { noteLearning } from '../courses/note-learning.js';
import { LessonProgressRow } from './lesson-progress.entity.js';
import { afterAnswer } from './lesson.rules.js';
import { lessonFor, pageOfLessons, type LessonRow } from './lessons.queries.js';

@Controller()
export class LessonsController {
  @Handles(listLessons)
  async list(input: Input<typeof listLessons>, ctx: Ctx) {
    const found = await pageOfLessons(ctx, input);
    return { items: found.items, ...totalOf(found) };
  }

  @Handles(getLesson)
  async get({ catalogueItemId }: Input<typeof getLesson>, ctx: Ctx) {
    // The answer stays here until somebody has given theirs.
    const { answer: _answer, why: _why, ...lesson } = await known(ctx, catalogueItemId);
    return lesson;
  }

  @Handles(answerLesson)
  async answer({ catalogueItemId, answer: given }: Input<typeof answerLesson>, ctx: Ctx) {
    const [{ answer, why }, today] = await Promise.all([known(ctx, catalogueItemId), todayOf(ctx)]);
    const isRight = given === answer;
    return ctx.db.write(async (tx) => {
      await tx.advisoryLock(`lessons/${ctx.userId}`);
      const key = { userId: ctx.userId, itemId: catalogueItemId };
      const before = await tx.find(LessonProgressRow, key);
      const { step, dueOn } = afterAnswer(before, isRight, today);
      if (before) await tx.update(LessonProgressRow, before, { step, dueOn });
      else await tx.insert(LessonProgressRow, { ...key, step, dueOn });
      await noteLearning(tx, ctx, today);
      ctx.emit(lessonAnswered, { userId: ctx.userId, catalogueItemId, right: isRight });
      return { right: isRight, answer, why, dueOn };
    });
  }
}

async function known(ctx: Ctx, catalogueItemId: string): Promise<LessonRow> {
  const lesson = await lessonFor(ctx, { catalogueItemId });
  if (!lesson) throw new DomainError('resource.missing');
  return lesson;
}

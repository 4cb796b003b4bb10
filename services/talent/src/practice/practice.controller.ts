import { Controller } from '@nestjs/common';
import type { Input } from '@talent-os/contracts';
import {
  answerPractice,
  getPractice,
  listPractices,
  MAX_TRIES,
  practiceLevels,
  removePractice,
  startPractice,
} from '@talent-os/contracts/talent/practice.js';
import { profileChanged } from '@talent-os/contracts/talent/profile-events.js';
import { DomainError, Handles, type Ctx } from '@talent-os/service-kit';
import { preparedPosition } from '../preparation/preparation.queries.js';
import { judgedIn } from '../preparation/questions.rules.js';
import { judgeAnswer, scoreOf } from './answer.rules.js';
import { chooseQuestions, questionPool } from './choose.rules.js';
import { PracticeTry } from './practice-try.entity.js';
import { Practice } from './practice.entity.js';
import { askedBefore, forgetPractices, makeRoom, practiceOf, practicesOf } from './practice.queries.js';

@Controller()
export class PracticeController {
  @Handles(listPractices)
  async list(_: Input<typeof listPractices>, ctx: Ctx) {
    const practices = await practicesOf(ctx.db, ctx.userId);
    const items = practices.map(({ tries, ...practice }) => ({
      ...practice,
      answered: new Set(tries.map(({ questionKey }) => questionKey)).size,
      tries: tries.length,
      score: scoreOf(tries),
    }));
    return { items };
  }

  @Handles(getPractice)
  async get({ practiceId }: Input<typeof getPractice>, ctx: Ctx) {
    const practice = await practiceOf(ctx.db, { userId: ctx.userId, practiceId });
    if (!practice) throw new DomainError('resource.missing');
    const { tries, questions, skills, ...head } = practice;
    return {
      ...head,
      skills: [...skills],
      questions: questions.map((question) => ({
        ...question,
        tries: tries
          .filter(({ questionKey }) => questionKey === question.key)
          .map(({ questionKey: _key, judged, ...one }) => ({ ...one, ...judged })),
      })),
    };
  }

  @Handles(startPractice)
  async start({ positionId, kind, level }: Input<typeof startPractice>, ctx: Ctx) {
    const position = await preparedPosition(ctx, positionId);
    if (!position) throw new DomainError('resource.missing');
    const judged = judgedIn(position);
    return ctx.db.write(async (tx) => {
      await tx.advisoryLock(`practice/${ctx.userId}`);
      const pool = questionPool(kind, position.industry, judged);
      const questions = chooseQuestions(pool, await askedBefore(tx, ctx.userId));
      await makeRoom(tx, ctx.userId);
      const skills = judged.map(({ name }) => name);
      const { id } = await tx.insert(Practice, { userId: ctx.userId, positionId, kind, level, questions, skills });
      tell(ctx);
      return { id };
    });
  }

  @Handles(answerPractice)
  answer({ practiceId, questionKey, answer, seconds }: Input<typeof answerPractice>, ctx: Ctx) {
    return ctx.db.write(async (tx) => {
      const { level, questions, skills } = await tx.lock(Practice, { id: practiceId, userId: ctx.userId });
      if (!questions.some(({ key }) => key === questionKey)) throw new DomainError('resource.missing');
      const before = await tx.findAll(PracticeTry, { practiceId, questionKey });
      if (before.length >= MAX_TRIES) throw new DomainError('practice.tries');
      const judged = judgeAnswer(answer, { seconds, limit: practiceLevels[level].seconds, skills });
      const said = { practiceId, userId: ctx.userId, questionKey, answer, seconds, judged };
      const { id } = await tx.insert(PracticeTry, said);
      tell(ctx);
      return { id };
    });
  }

  @Handles(removePractice)
  remove({ practiceId }: Input<typeof removePractice>, ctx: Ctx) {
    return ctx.db.write(async (tx) => {
      await tx.lock(Practice, { id: practiceId, userId: ctx.userId });
      await forgetPractices(tx, [practiceId]);
      tell(ctx);
      return {};
    });
  }
}

const tell = (ctx: Ctx): void => ctx.emit(profileChanged, { userId: ctx.userId, part: 'practice' });

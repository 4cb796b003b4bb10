import { Controller } from '@nestjs/common';
import type { Input, Output } from '@talent-os/contracts';
import {
  answerCareerQuestion,
  listCareerQuestions,
  removeCareerAnswer,
  skipCareerQuestion,
} from '@talent-os/contracts/talent/career-questions.js';
import { profileChanged } from '@talent-os/contracts/talent/profile-events.js';
import { DomainError, Handles, type Ctx } from '@talent-os/service-kit';
import { rolesOfMap } from '../careers/roles-of-map.js';
import { skillsBesides, skillsHeldBy } from '../skills/own-skills.queries.js';
import { targetsOf } from '../targets/targets.queries.js';
import { CareerAnswer } from './career-answer.entity.js';
import { careerQuestions } from './career-questions.data.js';
import { careerAnswersOf } from './career-questions.queries.js';
import { summaryOf } from './career-summary.rules.js';

@Controller()
export class CareerQuestionsController {
  @Handles(listCareerQuestions)
  async list(_: Input<typeof listCareerQuestions>, ctx: Ctx): Promise<Output<typeof listCareerQuestions>> {
    const [answers, held, besides, targets] = await Promise.all([
      careerAnswersOf(ctx.db, ctx.userId),
      skillsHeldBy(ctx.db, ctx.userId),
      skillsBesides(ctx.db, ctx.userId),
      targetsOf(ctx.db, ctx.userId),
    ]);
    const items = careerQuestions.map((question) => {
      const said = answers.find(({ questionKey }) => questionKey === question.key);
      return {
        ...question,
        answer: said?.answer ?? '',
        skipped: said?.skipped ?? false,
        saidAt: said?.saidAt ?? null,
      };
    });
    const names = held.map(({ name }) => name);
    const summary = summaryOf(items, {
      skills: [...names, ...besides.map(({ name }) => name)],
      held: new Set(names),
      roles: rolesOfMap(ctx.principal.organizationIndustries),
      targets,
    });
    return { items, summary };
  }

  @Handles(answerCareerQuestion)
  answer({ questionKey, answer }: Input<typeof answerCareerQuestion>, ctx: Ctx) {
    return say(ctx, questionKey, { answer, skipped: false });
  }

  @Handles(skipCareerQuestion)
  skip({ questionKey }: Input<typeof skipCareerQuestion>, ctx: Ctx) {
    return say(ctx, questionKey, { answer: '', skipped: true });
  }

  @Handles(removeCareerAnswer)
  remove({ questionKey }: Input<typeof removeCareerAnswer>, ctx: Ctx) {
    return ctx.db.write(async (tx) => {
      await tx.remove(CareerAnswer, await tx.lock(CareerAnswer, { userId: ctx.userId, questionKey }));
      tell(ctx);
      return {};
    });
  }
}

/** Writes down what is said to a question, in the place of what was said before. */
function say(ctx: Ctx, questionKey: string, said: Pick<CareerAnswer, 'answer' | 'skipped'>) {
  if (careerQuestions.every(({ key }) => key !== questionKey)) throw new DomainError('resource.missing');
  return ctx.db.write(async (tx) => {
    await tx.advisoryLock(`career-answers/${ctx.userId}`);
    const row = await tx.find(CareerAnswer, { userId: ctx.userId, questionKey });
    const facts = { ...said, saidAt: ctx.now };
    if (row) await tx.update(CareerAnswer, row, facts);
    else await tx.insert(CareerAnswer, { userId: ctx.userId, questionKey, ...facts });
    tell(ctx);
    return {};
  });
}

const tell = (ctx: Ctx): void => ctx.emit(profileChanged, { userId: ctx.userId, part: 'questions' });

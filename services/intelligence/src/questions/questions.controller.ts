import { Controller } from '@nestjs/common';
import type { Input } from '@talent-os/contracts';
import { faultOfQuestion } from '@talent-os/contracts/facts/question.js';
import { countQuestions } from '@talent-os/contracts/intelligence/question-count.js';
import {
  askQuestion,
  dropQuestion,
  listQuestions,
  MOST_QUESTIONS,
  questionChanged,
  saveQuestion,
  type SavedQuestion as Shown,
} from '@talent-os/contracts/intelligence/questions.js';
import { Handles, type Ctx } from '@talent-os/service-kit';
import { readAnswer } from './answer.js';
import { requireFitting } from './require-fitting.js';
import { saveQuestions } from './save-questions.js';
import { SavedQuestion } from './saved-question.entity.js';
import { dropSubscriptionTo } from './drop-subscription.js';

const SAVED = `
  select q.id, q.title, q.dataset, q.measure as "of", q.field, q.groups, q.filters, q.chart, q.days,
    q.updated_at as "savedAt"
  from intelligence.saved_question q
  where q.organization_id = $1 and q.person_id = $2 order by q.title, q.id limit ${MOST_QUESTIONS}`;

const COUNT = `
  select count(*)::int as questions from intelligence.saved_question q where q.organization_id = $1 and q.person_id = $2`;

@Controller()
export class QuestionsController {
  @Handles(askQuestion)
  async ask(question: Input<typeof askQuestion>, ctx: Ctx) {
    const begun = performance.now();
    requireFitting(ctx, question);
    const answer = await readAnswer(ctx, question);
    return { ...answer, tookMs: Math.round(performance.now() - begun) };
  }

  @Handles(listQuestions)
  async list(_input: Input<typeof listQuestions>, ctx: Ctx) {
    const rows = await ctx.db.read<Omit<Shown, 'broken'>>(SAVED, [ctx.userId]);
    return {
      items: rows.map((row) => {
        const { dataset, of, field, groups, filters } = row;
        const texts = { field: field ?? undefined, groups: groups ?? undefined, filters: filters ?? undefined };
        return { ...row, broken: faultOfQuestion({ dataset, of, ...texts }) !== undefined };
      }),
    };
  }

  @Handles(countQuestions)
  async count(_input: Input<typeof countQuestions>, ctx: Ctx) {
    const found = await ctx.db.readOne<{ questions: number }>(COUNT, [ctx.userId]);
    return { questions: found?.questions ?? 0 };
  }

  @Handles(saveQuestion)
  async save({ title, of, chart, days, ...question }: Input<typeof saveQuestion>, ctx: Ctx) {
    requireFitting(ctx, { ...question, of });
    return ctx.db.write(async (tx) => {
      const [id] = await saveQuestions(tx, ctx, [{ title, of, chart, days, ...question }]);
      ctx.emit(questionChanged, { userId: ctx.userId });
      return { questionId: id! };
    });
  }

  @Handles(dropQuestion)
  drop({ savedQuestionId }: Input<typeof dropQuestion>, ctx: Ctx) {
    return ctx.db.write(async (tx) => {
      const question = await tx.lock(SavedQuestion, { id: savedQuestionId, personId: ctx.userId });
      await dropSubscriptionTo(tx, question);
      await tx.remove(SavedQuestion, question);
      ctx.emit(questionChanged, { userId: ctx.userId });
      return {};
    });
  }
}

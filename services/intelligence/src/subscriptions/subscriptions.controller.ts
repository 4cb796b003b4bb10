import { Controller } from '@nestjs/common';
import type { Input } from '@talent-os/contracts';
import { MOST_QUESTIONS } from '@talent-os/contracts/intelligence/questions.js';
import {
  dropSubscription,
  isThreshold,
  listSubscriptions,
  setSubscription,
  subscriptionChanged,
  type Subscription,
} from '@talent-os/contracts/intelligence/subscriptions.js';
import { DomainError, Handles, type Ctx } from '@talent-os/service-kit';
import { timezoneOf } from '@talent-os/service-kit/people/timezone-of';
import { due } from '../due.js';
import { questionOf } from '../questions/question-of.js';
import { requireFitting } from '../questions/require-fitting.js';
import { SavedQuestion } from '../questions/saved-question.entity.js';
import { QuestionSubscription } from './question-subscription.entity.js';
import { nextLook } from './subscription.rules.js';

/** `$2` whose. */
const MINE = `
  select s.id, s.saved_question_id as "savedQuestionId", q.title, s.occasion, s.hour, s.threshold, s.state,
    s.told_at as "toldAt", s.next_at as "nextAt"
  from intelligence.question_subscription s
  join intelligence.saved_question q on q.organization_id = s.organization_id and q.id = s.saved_question_id
  where s.organization_id = $1 and s.person_id = $2 order by q.title, s.id limit ${MOST_QUESTIONS}`;

@Controller()
export class SubscriptionsController {
  @Handles(listSubscriptions)
  async list(_input: Input<typeof listSubscriptions>, ctx: Ctx) {
    return { items: await ctx.db.read<Subscription>(MINE, [ctx.userId]) };
  }

  @Handles(setSubscription)
  async set({ savedQuestionId, occasion, hour, threshold }: Input<typeof setSubscription>, ctx: Ctx) {
    const crosses = isThreshold(occasion);
    if (crosses && threshold === undefined) throw new DomainError('subscription.threshold');
    const { activeRole: role, currentIndustry: industry } = ctx.principal;
    const nextAt = nextLook(occasion, hour, await timezoneOf(ctx), ctx.now);
    const told = { role, industry, occasion, hour, threshold: crosses ? (threshold ?? null) : null, nextAt };
    const whose = { personId: ctx.userId, savedQuestionId };
    return ctx.db.write(async (tx) => {
      // The lock of the question lets one subscription to it come to be at a time.
      const question = await tx.lock(SavedQuestion, { id: savedQuestionId, personId: ctx.userId });
      requireFitting(ctx, questionOf(question));
      const known = await tx.find(QuestionSubscription, whose);
      const facts = { ...told, beyond: false, state: 'sound' as const };
      const { id } = known
        ? await tx.update(QuestionSubscription, await tx.lock(QuestionSubscription, known.id), facts)
        : await tx.insert(QuestionSubscription, { ...whose, ...facts, toldAt: null });
      await due.set(tx, 'subscription', id, nextAt);
      ctx.emit(subscriptionChanged, { userId: ctx.userId });
      return { subscriptionId: id };
    });
  }

  @Handles(dropSubscription)
  drop({ subscriptionId }: Input<typeof dropSubscription>, ctx: Ctx) {
    return ctx.db.write(async (tx) => {
      const subscription = await tx.lock(QuestionSubscription, { id: subscriptionId, personId: ctx.userId });
      await tx.remove(QuestionSubscription, subscription);
      await due.set(tx, 'subscription', subscriptionId, undefined);
      ctx.emit(subscriptionChanged, { userId: ctx.userId });
      return {};
    });
  }
}

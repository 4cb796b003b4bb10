import type { Dataset } from '@talent-os/contracts/facts/datasets.js';
import { faultOfQuestion, periodOf, type Measure } from '@talent-os/contracts/facts/question.js';
import { figureKindOf } from '@talent-os/contracts/facts/question-words.js';
import { colleagueRights } from '@talent-os/contracts/identity/directory.js';
import {
  answerTold,
  subscriptionChanged,
  type SubscriptionOccasion,
  type SubscriptionState,
} from '@talent-os/contracts/intelligence/subscriptions.js';
import type { Ctx } from '@talent-os/service-kit';
import { timezoneOf, todayOf } from '@talent-os/service-kit/people/timezone-of';
import { due } from '../due.js';
import { answerOf, industriesOf } from '../questions/answer.js';
import { questionOf } from '../questions/question-of.js';
import { QuestionSubscription } from './question-subscription.entity.js';
import { abilityToAsk, figuresOf, nextLook, tellingOf } from './subscription.rules.js';

type DueRow = {
  readonly version: number;
  readonly personId: string;
  readonly savedQuestionId: string;
  readonly role: string;
  readonly industry: string;
  readonly occasion: SubscriptionOccasion;
  readonly hour: number;
  readonly title: string;
  readonly dataset: Dataset;
  readonly measure: Measure;
  readonly field: string | null;
  readonly groups: string | null;
  readonly filters: string | null;
  readonly days: number;
};
type Found = {
  readonly state: SubscriptionState;
  readonly total: number | null;
  readonly figures: readonly { readonly name: string; readonly value: number }[];
  readonly more: number;
};

const DUE = `
  select s.version, s.person_id as "personId", s.saved_question_id as "savedQuestionId", s.role, s.industry, s.occasion,
    s.hour, q.title, q.dataset, q.measure, q.field, q.groups, q.filters, q.days
  from intelligence.question_subscription s
  join intelligence.saved_question q on q.organization_id = s.organization_id and q.id = s.saved_question_id
  where s.organization_id = $1 and s.id = $2 and s.next_at <= $3::timestamptz`;

const without = (state: SubscriptionState): Found => ({ state, total: null, figures: [], more: 0 });

/** What somebody reads of their question today, by the rights they have this moment. */
async function lookUp(ctx: Ctx, row: DueRow): Promise<Found> {
  const { personId, dataset, days } = row;
  const { people } = await ctx.call(colleagueRights, { ids: [personId], leadsOf: personId });
  const ability = abilityToAsk(people[0]?.principals ?? [], dataset, row);
  if (!ability) return without('right');
  const question = questionOf(row);
  const fault = faultOfQuestion(question);
  if (fault) return without(fault === 'question.field' ? 'field' : 'long');
  const period = periodOf(dataset, days, await todayOf(ctx));
  const answer = await answerOf(ctx, { ...question, ...period, industries: industriesOf({ ability }) });
  return { state: 'sound', total: answer.total.value, ...figuresOf(answer, row.groups) };
}

/** Tells somebody the answer they subscribed to, or says why not. A second round at the same time finds it done. */
export async function runSubscription(ctx: Ctx, id: string): Promise<void> {
  const row = await ctx.db.readOne<DueRow>(DUE, [id, ctx.now.toISOString()]);
  if (!row) return;
  const [timezone, { state, total, figures, more }] = await Promise.all([timezoneOf(ctx), lookUp(ctx, row)]);
  await ctx.db.write(async (tx) => {
    const subscription = await tx.lock(QuestionSubscription, id);
    // Another round was faster, or its owner has changed it: what is due then is due anew.
    if (subscription.version !== row.version) return;
    const { occasion, hour, threshold, personId: userId, savedQuestionId } = subscription;
    const nextAt = nextLook(occasion, hour, timezone, ctx.now);
    const sound = state === 'sound';
    const { tells, beyond } = sound ? tellingOf(subscription, total) : { tells: false, beyond: subscription.beyond };
    const changed = state !== subscription.state;
    await tx.update(QuestionSubscription, subscription, {
      state,
      beyond,
      nextAt,
      ...(tells && { toldAt: ctx.now }),
    });
    await due.set(tx, 'subscription', id, nextAt);
    const { title } = row;
    if (tells) {
      const told = {
        title,
        occasion,
        threshold,
        kind: figureKindOf(questionOf(row)) === 'money' ? 'money' : 'number',
      } as const;
      ctx.emit(answerTold, {
        subscriptionId: id,
        savedQuestionId,
        userId,
        ...told,
        total,
        figures: [...figures],
        more,
      });
    } else if (changed) ctx.emit(subscriptionChanged, { userId });
  }, 'bookkeeping');
}
